// The console's screen: a small picture of its pixels, and the same enlarged and sharp.

export class Screen {
  /** @type {OffscreenCanvas} */
  #source; // one pixel for each of the panel's
  #shown;
  #palette;
  #pixels = new Uint8Array(0); // two to a byte
  #width = 0;
  #height = 0;
  #light = 0;
  #asleep = false;
  #times = 1; // how much larger the shown picture is, in its own pixels
  #pairs = new Uint32Array(512); // for each byte the colours of its two pixels

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {[number, number, number][]} palette
   */
  constructor(canvas, palette) {
    this.#shown = canvas;
    this.#palette = palette;
    this.#source = new OffscreenCanvas(1, 1);
  }

  /** Begin with a dark screen of this many pixels. @param {number} width @param {number} height */
  begin(width, height) {
    this.#width = width;
    this.#height = height;
    this.#pixels = new Uint8Array((width / 2) * height);
    this.#source.width = width;
    this.#source.height = height;
    this.#light = 0;
    this.#asleep = false;
    this.#mixColours();
  }

  /**
   * Be shown at this many pixels of the display for one of the panel's. Where that is no whole
   * number, it is drawn at the next larger one, and the browser shrinks it smoothly.
   * @param {number} scale
   */
  resize(scale) {
    this.#times = Math.max(1, Math.ceil(scale - 0.01));
    this.#shown.width = this.#width * this.#times;
    this.#shown.height = this.#height * this.#times;
    this.#draw(0, this.#height);
  }

  /** Take over rows of pixels, from `top` on. @param {number} top @param {Uint8Array} rows */
  show(top, rows) {
    this.#pixels.set(rows, (top * this.#width) / 2);
    this.#draw(top, (rows.length * 2) / this.#width);
  }

  /** @param {number} percent */
  set light(percent) {
    this.#light = percent;
    this.#mixColours();
    this.#draw(0, this.#height);
  }

  /** @param {boolean} on */
  set asleep(on) {
    this.#asleep = on;
    this.#mixColours();
    this.#draw(0, this.#height);
  }

  /** The colours under the light as it is: by the same numbers as simulator/light.py. */
  #mixColours() {
    const light = this.#asleep ? 0 : this.#light;
    const colours = this.#palette.map((levels) => {
      const [red, green, blue] = levels.map((level) => Math.floor((level * light) / 100));
      return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
    });
    for (let pair = 0; pair < 256; pair++) {
      this.#pairs[2 * pair] = colours[pair >> 4];
      this.#pairs[2 * pair + 1] = colours[pair & 15];
    }
  }

  /** @param {number} top @param {number} rows */
  #draw(top, rows) {
    const source = this.#source.getContext("2d");
    const shown = this.#shown.getContext("2d");
    if (!source || !shown || !rows) return;
    const width = this.#width;
    const image = source.createImageData(width, rows);
    const colours = new Uint32Array(image.data.buffer);
    const start = (top * width) / 2;
    for (let at = 0; at < colours.length; at += 2) {
      const pair = 2 * this.#pixels[start + at / 2];
      colours[at] = this.#pairs[pair];
      colours[at + 1] = this.#pairs[pair + 1];
    }
    source.putImageData(image, 0, top);
    const times = this.#times;
    shown.imageSmoothingEnabled = false;
    shown.drawImage(
      this.#source, 0, top, width, rows,
      0, top * times, width * times, rows * times,
    );
  }
}
