// The board as it is drawn: its body, its screen in the right place, its controls as buttons.

const SVG = "http://www.w3.org/2000/svg";
const NEAR = 1.2; // a thumb that is this many sizes of a control away still means it
const FINGER = 26; // or this many pixels
// So much of the size is worth having each pixel equally large; where the display's own pixels are
// too small to be seen, less.
const SHARP = 0.8;
const SHARP_ANYWAY = 0.92;

/** @typedef {{name: string, element: HTMLButtonElement, x: number, y: number, reach: number}} Control */

export class Handheld {
  #area;
  #body;
  #screen;
  /** @type {Board | undefined} */
  #board;
  /** @type {Look | undefined} */
  #look;
  /** @type {Control[]} */
  #controls = [];
  /** Those that are held, though another drawing may take the place of this one. @type {Set<string>} */
  #down = new Set();
  /** @type {(switchName: string) => string} */
  #nameOf = (name) => name;

  /**
   * @param {HTMLElement} area where the board may be
   * @param {HTMLCanvasElement} canvas its screen
   * @param {import("./screen.js").Screen} screen
   */
  constructor(area, canvas, screen) {
    this.#area = area;
    this.canvas = canvas;
    this.#screen = screen;
    this.#body = document.createElementNS(SVG, "svg");
    this.#body.setAttribute("aria-hidden", "true");
    area.prepend(this.#body);
    new ResizeObserver(() => this.fit()).observe(area);
    // The size of a pixel changes when the page is zoomed or moved to another display.
    addEventListener("resize", () => this.fit());
  }

  /** @param {Board} board */
  show(board) {
    this.#board = board;
    this.#look = undefined;
    this.#screen.begin(board.width, board.height);
    this.fit();
  }

  /** Call the controls by other names. @param {(switchName: string) => string} nameOf */
  rename(nameOf) {
    this.#nameOf = nameOf;
    for (const { name, element } of this.#controls) element.setAttribute("aria-label", nameOf(name));
  }

  /** Draw the switches that are down as pressed. @param {Set<string>} down */
  press(down) {
    this.#down = down;
    for (const { name, element } of this.#controls) {
      element.toggleAttribute("data-down", down.has(name));
    }
  }

  /**
   * Return the switch under a point of the page, if any; a thumb need not hit it exactly.
   * @param {number} x
   * @param {number} y
   */
  switchAt(x, y) {
    const box = this.#area.getBoundingClientRect();
    let best = "";
    let least = 1;
    for (const control of this.#controls) {
      const away = Math.hypot(x - box.left - control.x, y - box.top - control.y) / control.reach;
      if (away < least) [best, least] = [control.name, away];
    }
    return best;
  }

  /** Choose the drawing that makes the screen largest, and lay everything out. */
  fit() {
    const board = this.#board;
    const { clientWidth: across, clientHeight: down } = this.#area;
    if (!board || !across || !down) return;
    /** @param {Look} look */
    const scaleOf = (look) => Math.min(across / look.width, down / look.height) * look.pitch;
    const look = board.looks.reduce((a, b) => (scaleOf(b) > scaleOf(a) ? b : a));
    if (look !== this.#look) this.#build(look);

    const dots = devicePixelRatio; // pixels of the display in one of the page's
    let scale = scaleOf(look) * dots;
    const whole = Math.floor(scale + 0.01);
    if (whole / scale > (dots < 2 ? SHARP : SHARP_ANYWAY)) scale = whole;
    const mm = scale / look.pitch / dots;

    const width = (board.width * scale) / dots;
    const height = (board.height * scale) / dots;
    /** @param {number} length */
    const snapped = (length) => Math.round(length * dots) / dots;
    const left = snapped(across / 2 + look.screen[0] * mm - width / 2);
    const top = snapped(down / 2 + look.screen[1] * mm - height / 2);
    place(this.canvas, left, top, width, height);
    const middle = [left + width / 2 - look.screen[0] * mm, top + height / 2 - look.screen[1] * mm];
    const [w, h] = [look.width * mm, look.height * mm];
    place(this.#body, middle[0] - w / 2, middle[1] - h / 2, w, h);
    for (const control of this.#controls) {
      const { x, y, size } = look.controls[control.name];
      control.x = middle[0] + x * mm;
      control.y = middle[1] + y * mm;
      control.reach = Math.max(size * mm * NEAR, FINGER);
      const side = size * mm;
      place(control.element, control.x - side / 2, control.y - side / 2, side, side);
    }
    this.#screen.resize(scale);
  }

  /** @param {Look} look */
  #build(look) {
    this.#look = look;
    const { width, height } = look;
    this.#body.setAttribute("viewBox", `${-width / 2} ${-height / 2} ${width} ${height}`);
    this.#body.replaceChildren(drawing(look.body));
    for (const { element } of this.#controls) element.remove();
    this.#controls = Object.entries(look.controls).map(([name, control]) => {
      const element = document.createElement("button");
      element.type = "button";
      element.className = "control";
      element.dataset.switch = name;
      element.setAttribute("aria-label", this.#nameOf(name));
      const picture = document.createElementNS(SVG, "svg");
      const { x, y, size } = control;
      picture.setAttribute("viewBox", `${x - size / 2} ${y - size / 2} ${size} ${size}`);
      for (const state of /** @type {const} */ (["rest", "down"])) {
        const group = document.createElementNS(SVG, "g");
        group.classList.add(state);
        group.append(drawing(control[state]));
        picture.append(group);
      }
      element.append(picture);
      element.toggleAttribute("data-down", this.#down.has(name));
      const mark = this.#board?.switches.find((one) => one.name === name)?.mark;
      if (mark) {
        const cap = document.createElement("kbd");
        cap.textContent = mark;
        element.append(cap);
      }
      this.#area.append(element);
      return { name, element, x: 0, y: 0, reach: 1 };
    });
  }
}

/** Return a piece of SVG as nodes of this page. @param {string} text */
function drawing(text) {
  const parsed = new DOMParser().parseFromString(`<g xmlns="${SVG}">${text}</g>`, "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}

/**
 * @param {HTMLElement | SVGElement} element
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function place(element, left, top, width, height) {
  const { style } = element;
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
