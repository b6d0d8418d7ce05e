// Only one tab plays at a time: two would overwrite each other's saves.

const LOCK = "pocket-keltis";

/** Fulfilled when somebody can see this tab. */
const shown = () =>
  new Promise((resolve) => {
    const look = () => document.hidden || resolve(document.removeEventListener("visibilitychange", look));
    document.addEventListener("visibilitychange", look);
    look();
  });

export class Tabs {
  #channel = new BroadcastChannel(LOCK);
  /** @type {(() => void) | undefined} */
  #release;

  /** @param {() => Promise<void>} yieldTo called when another tab wants to play: finish, then it may */
  constructor(yieldTo) {
    this.#channel.onmessage = async () => {
      const release = this.#release;
      this.#release = undefined; // a second tab that asks meanwhile waits as well
      if (!release) return;
      await yieldTo();
      release();
    };
  }

  /**
   * Wait until this tab may play.
   * @param {() => void} busy called if another one does
   * @returns {Promise<void>}
   */
  async take(busy) {
    if (!navigator.locks) return; // a page without a secure address: nobody can tell
    if (await this.#request(true)) return;
    busy();
    // One in the background leaves it to the tab before it, which may only have been reloaded.
    while (!(await this.#request(false))) await shown();
  }

  /** Whether it is this tab's turn. */
  get ours() {
    return !navigator.locks || this.#release !== undefined;
  }

  /** Ask whoever plays to let this tab play. */
  ask() {
    this.#channel.postMessage("may I?");
  }

  /**
   * @param {boolean} ifAvailable
   * @returns {Promise<boolean>} is it this tab's turn?
   */
  #request(ifAvailable) {
    return new Promise((resolve) => {
      void navigator.locks.request(LOCK, { ifAvailable }, (lock) => {
        if (!lock || (!ifAvailable && document.hidden)) return resolve(false);
        return new Promise((release) => {
          this.#release = () => release(undefined);
          resolve(true);
        });
      });
    });
  }
}
