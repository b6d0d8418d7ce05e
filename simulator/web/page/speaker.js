// The board's loudspeaker: square waves, as a pin makes them.

const LOUDNESS = 0.06;
const QUIET_MS = 1000; // without a tone: then it sleeps, for an idle one costs battery, too

export class Speaker {
  /** Does the board have one? */
  wanted = false;
  /** @type {AudioContext | undefined} */
  #audio;
  /** Those of the tune that sounds. @type {OscillatorNode[]} */
  #tones = [];
  #sleep = 0; // the timer for it
  #quiet = 0; // when the last tone ends

  constructor() {
    if (!("AudioContext" in globalThis)) return; // a browser without sound
    // Others allow it only after somebody has done something; for some a finger has done so when it leaves.
    for (const sign of ["pointerdown", "pointerup", "keydown"]) {
      addEventListener(sign, () => {
        if (!this.wanted) return;
        this.#audio ??= new AudioContext();
        this.#wake(0); // the tone that comes of it finds it ready
      });
    }
  }

  /**
   * Play a tone of a tune; the first one begins in place of the tune still sounding.
   * @param {number} hz @param {number} ms
   * @param {number} after milliseconds from the beginning of the tune
   */
  play(hz, ms, after) {
    const audio = this.#audio;
    if (!audio || document.hidden) return;
    if (!after) this.#stop();
    const begin = audio.currentTime + after / 1000; // which stands still while it sleeps
    const loudness = audio.createGain();
    loudness.gain.value = LOUDNESS;
    const tone = new OscillatorNode(audio, { type: "square", frequency: hz });
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + ms / 1000);
    this.#tones.push(tone);
    this.#wake(after + ms);
  }

  /** Be quiet: the tab is in the background. */
  rest() {
    this.#stop();
    clearTimeout(this.#sleep);
    void this.#audio?.suspend();
  }

  #stop() {
    for (const tone of this.#tones.splice(0)) tone.stop();
    this.#quiet = 0;
  }

  /** Be awake for that long, and a little longer. @param {number} ms */
  #wake(ms) {
    void this.#audio?.resume();
    clearTimeout(this.#sleep);
    this.#quiet = Math.max(this.#quiet, performance.now() + ms);
    this.#sleep = setTimeout(() => this.rest(), this.#quiet - performance.now() + QUIET_MS);
  }
}
