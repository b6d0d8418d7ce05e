// What the panel shows: the worker's side of it, which takes from the console's frame what is damaged.

const BAND = 8; // rows that share one record of damage: see display/damage.py

export class Panel {
  #memory; // two pixels to a byte
  #stride;
  #height;

  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.#stride = width / 2;
    this.#height = height;
    this.#memory = new Uint8Array(this.#stride * height);
  }

  /**
   * Take over what is damaged, and nothing else: so much does a real panel see.
   * @param {Uint8Array} heap
   * @param {number} pixels where in it they begin
   * @param {number} bands where the damage does: two bytes a band, the first column and the last
   * @param {number} size bytes of the damage
   * @returns {{top: number, rows: Uint8Array} | undefined} the rows that look otherwise now
   */
  take(heap, pixels, bands, size) {
    let top = this.#height;
    let bottom = 0;
    for (let band = 0; band < size / 2; band++) {
      const first = heap[bands + 2 * band];
      const after = heap[bands + 2 * band + 1];
      if (!after) continue;
      const end = Math.min(this.#height, (band + 1) * BAND);
      for (let row = band * BAND; row < end; row++) {
        const at = row * this.#stride;
        this.#memory.set(heap.subarray(pixels + at + first, pixels + at + after), at + first);
      }
      top = Math.min(top, band * BAND);
      bottom = end;
    }
    if (bottom <= top) return undefined;
    return { top, rows: this.#memory.slice(top * this.#stride, bottom * this.#stride) };
  }
}
