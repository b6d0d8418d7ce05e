// From keys, fingers, mouse and gamepads to the switches of the board.

/** The same keys as in the window: letters by where they are on some keyboard. */
export const KEYS = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT",
  Enter: "A", " ": "A", z: "A", y: "A", w: "A",
  Backspace: "B", Escape: "B", x: "B",
  a: "X", q: "X",
  s: "Y",
};

// Buttons of a standard gamepad, by their numbers.
const PAD = { 0: "A", 1: "B", 2: "X", 3: "Y", 12: "UP", 13: "DOWN", 14: "LEFT", 15: "RIGHT" };
const AXES = [["LEFT", "RIGHT"], ["UP", "DOWN"]];
const PUSHED = 0.61; // of the whole way; the gap keeps a trembling stick from chattering
const LET_GO = 0.37;
const TAP_MS = 80;
const DIRECTIONS = new Set(["UP", "DOWN", "LEFT", "RIGHT"].map((name) => `BUTTON_${name}`));

export class Hands {
  /** Who holds which switch down. @type {Map<string, Set<string>>} */
  #held = new Map();
  /** @type {Switch[]} */
  #switches = [];
  #handheld;
  #press;
  #frame = 0; // at which gamepads are asked next

  /**
   * @param {HTMLElement} area where fingers are meant for the console
   * @param {import("./handheld.js").Handheld} handheld
   * @param {(switchNumber: number, down: boolean, at: number) => void} press
   */
  constructor(area, handheld, press) {
    this.#handheld = handheld;
    this.#press = press;
    this.#listenToFingers(area);
    this.#listenToKeys(area);
    addEventListener("gamepadconnected", () => this.#askPads());
    addEventListener("gamepaddisconnected", ({ gamepad }) => this.#release(`pad ${gamepad.index} `));
    addEventListener("blur", () => this.releaseAll());
    area.addEventListener("blur", () => this.releaseAll()); // a dialog has opened
    document.addEventListener("visibilitychange", () => this.releaseAll());
  }

  /** Have these switches under the hands from now on. @param {Switch[]} switches */
  take(switches) {
    this.#switches = switches;
    this.#held = new Map(switches.map(({ name }) => [name, new Set()]));
  }

  releaseAll() {
    this.#release("");
  }

  /** Let go of whatever is held by those whose names begin so. @param {string} holders */
  #release(holders) {
    for (const [name, by] of this.#held) {
      for (const holder of [...by].filter((one) => one.startsWith(holders))) {
        this.#change(name, holder, false, performance.now());
      }
    }
  }

  /** @param {string} name @param {string} holder @param {boolean} down @param {number} time */
  #change(name, holder, down, time) {
    const holders = this.#held.get(name);
    if (!holders) return; // this board has no such switch
    const before = holders.size > 0;
    if (down) holders.add(holder);
    else holders.delete(holder);
    if (before === holders.size > 0) return;
    const number = this.#switches.findIndex((one) => one.name === name);
    this.#press(number, !before, performance.timeOrigin + time);
    this.#handheld.press(new Set([...this.#held].filter(([, by]) => by.size).map(([of]) => of)));
  }

  // ---- fingers and the mouse

  /** @param {HTMLElement} area */
  #listenToFingers(area) {
    /** @type {Map<number, string>} */
    const under = new Map(); // the switch that each finger presses
    /** @type {Map<number, string>} */
    const began = new Map(); // and the one it came down on
    let touched = -Infinity; // when a finger last came down on a switch
    /** @param {PointerEvent} event @param {string} name */
    const move = (event, name) => {
      const before = under.get(event.pointerId) ?? "";
      if (before === name) return;
      const finger = `finger ${event.pointerId}`;
      if (before) this.#change(before, finger, false, event.timeStamp);
      if (name) this.#change(name, finger, true, event.timeStamp);
      under.set(event.pointerId, name);
    };
    area.addEventListener("pointerdown", (event) => {
      const name = this.#handheld.switchAt(event.clientX, event.clientY);
      if (!name || event.button > 0) return;
      touched = event.timeStamp;
      area.setPointerCapture(event.pointerId); // a thumb may slide to the next one
      began.set(event.pointerId, name);
      move(event, name);
      event.preventDefault();
    });
    area.addEventListener("pointermove", (event) => {
      const first = began.get(event.pointerId);
      if (!first) return;
      const name = this.#handheld.switchAt(event.clientX, event.clientY);
      // Sliding is for directions: on its way a thumb presses neither the stick nor a button.
      const slides = DIRECTIONS.has(first) && DIRECTIONS.has(name);
      move(event, slides || name === first ? name : "");
    });
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      area.addEventListener(end, (event) => {
        move(event, "");
        under.delete(event.pointerId);
        began.delete(event.pointerId);
      });
    }
    area.addEventListener("contextmenu", (event) => event.preventDefault());
    // A screen reader activates a button without any finger.
    area.addEventListener("click", (event) => {
      const name = controlOf(event.target);
      if (!name || event.timeStamp - touched < 1000) return;
      this.#change(name, "click", true, event.timeStamp);
      setTimeout(() => this.#change(name, "click", false, performance.now()), TAP_MS);
    });
  }

  // ---- keys

  /** @param {HTMLElement} area */
  #listenToKeys(area) {
    /** @param {KeyboardEvent} event */
    const meant = (event) => {
      const where = /** @type {HTMLElement} */ (event.target); // not the focus: that may have gone on
      const here = area.contains(where) || where === document.body || where.id === "said";
      if (!here || isAsked() || event.ctrlKey || event.metaKey || event.altKey) return "";
      const own = controlOf(where);
      if (own && (event.key === "Enter" || event.key === " ")) return own;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const button = /** @type {Record<string, string>} */ (KEYS)[key];
      return button ? `BUTTON_${button}` : "";
    };
    document.addEventListener("keydown", (event) => {
      const name = meant(event);
      if (!name) return;
      event.preventDefault();
      if (!event.repeat) this.#change(name, `key ${event.code}`, true, event.timeStamp);
    });
    document.addEventListener("keyup", (event) => {
      for (const name of this.#held.keys()) {
        this.#change(name, `key ${event.code}`, false, event.timeStamp);
      }
    });
  }

  // ---- gamepads

  /** Ask them at each frame, as long as there are any: once, however many have come. */
  #askPads() {
    cancelAnimationFrame(this.#frame);
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    const time = performance.now();
    for (const pad of pads) {
      for (const [number, button] of Object.entries(PAD)) {
        const down = !isAsked() && pad.buttons[Number(number)]?.pressed;
        this.#change(`BUTTON_${button}`, `pad ${pad.index} ${number}`, down, time);
      }
      AXES.forEach(([less, more], axis) => this.#tilt(pad, axis, less, more, time));
    }
    if (pads.length) this.#frame = requestAnimationFrame(() => this.#askPads());
  }

  /** @param {Gamepad} pad @param {number} axis @param {string} less @param {string} more @param {number} time */
  #tilt(pad, axis, less, more, time) {
    const along = isAsked() ? 0 : (pad.axes[axis] ?? 0);
    const holder = `pad ${pad.index} axis ${axis}`;
    for (const [button, far] of /** @type {[string, number][]} */ ([[less, -along], [more, along]])) {
      if (far > PUSHED) this.#change(`BUTTON_${button}`, holder, true, time);
      else if (far < LET_GO) this.#change(`BUTTON_${button}`, holder, false, time);
    }
  }
}

/** Whether a dialog is open: then nothing is meant for the console. */
function isAsked() {
  return document.querySelector("dialog[open]") !== null;
}

/** Return the switch that an element is the control of, or "". @param {EventTarget | null} element */
function controlOf(element) {
  const control = element instanceof Element ? element.closest("[data-switch]") : null;
  return control instanceof HTMLElement ? (control.dataset.switch ?? "") : "";
}
