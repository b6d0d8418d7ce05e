// Everything the console says, as text that a screen reader speaks.

const MOST = 40; // that many sayings stay to be read again

export class Voice {
  #log;
  /** @type {Words} */
  words = {};

  /** @param {HTMLElement} log a live region */
  constructor(log) {
    this.#log = log;
    addEventListener("resize", () => this.#showLast());
  }

  /** @param {string} text its lines */
  say(text) {
    const saying = document.createElement("p");
    for (const line of text.split("\n")) {
      const part = document.createElement("span");
      part.textContent = this.#spoken(line);
      saying.append(part, " ");
    }
    this.#log.append(saying);
    while (this.#log.children.length > MOST) this.#log.firstElementChild?.remove();
    this.#showLast();
  }

  /** Show the last saying, of one that is too long its beginning. */
  #showLast() {
    const log = this.#log;
    const last = /** @type {HTMLElement | null} */ (log.lastElementChild);
    log.scrollTop = Math.min(log.scrollHeight, last ? last.offsetTop - log.offsetTop : 0);
  }

  /** Take away all that was said: somebody else looks now. */
  forget() {
    this.#log.replaceChildren();
  }

  /** Return a line in words: signs are read out badly, or not at all. @param {string} line */
  #spoken(line) {
    const words = this.words;
    const said = line.replace(/→(?=\s)/g, words.to).replace(/−(\d)/g, `${words.minus} $1`);
    return /[.!?…:]$/.test(said) ? said : `${said}.`;
  }
}
