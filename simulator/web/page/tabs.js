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
  /** Undefined: nobody can tell the tabs apart. @type {BroadcastChannel | undefined} */
  #channel;
  /** @type {(() => void) | undefined} */
  #release;
  /** Ends this tab's waiting. @type {(() => void) | undefined} */
  #leave;

  /** @param {() => Promise<void>} yieldTo called when another tab wants to play: finish, then it may */
  constructor(yieldTo) {
    if (!navigator.locks) return; // a page without a secure address
    try {
      this.#channel = new BroadcastChannel(LOCK);
    } catch {
      return; // a browser that keeps nothing of this page: so nothing can be overwritten
    }
    this.#channel.onmessage = async () => {
      const release = this.#release;
      this.#release = undefined; // a second tab that asks meanwhile waits as well
      if (!release) return this.#leave?.(); // whoever asks comes before those who only wait
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
    if (!this.#channel || (await this.#request(true))) return;
    busy();
    // One in the background leaves it to the tab before it, which may only have been reloaded.
    while (!(await this.#request(false))) await shown();
  }

  /** Whether it is this tab's turn. */
  get ours() {
    return !this.#channel || this.#release !== undefined;
  }

  /** Ask whoever plays to let this tab play. */
  ask() {
    this.#channel?.postMessage("may I?");
  }

  /**
   * @param {boolean} ifAvailable
   * @returns {Promise<boolean>} is it this tab's turn?
   */
  #request(ifAvailable) {
    return new Promise((resolve) => {
      const leaving = new AbortController();
      this.#leave = () => leaving.abort();
      const how = ifAvailable ? { ifAvailable } : { signal: leaving.signal };
      const asked = navigator.locks.request(LOCK, how, (lock) => {
        this.#leave = undefined;
        if (!lock || (!ifAvailable && document.hidden)) return resolve(false);
        return new Promise((release) => {
          this.#release = () => release(undefined);
          resolve(true);
        });
      });
      asked.catch(() => {
        if (leaving.signal.aborted) return resolve(false);
        this.#channel = undefined; // a browser that keeps nothing refuses this, too
        resolve(true);
      });
    });
  }
}
