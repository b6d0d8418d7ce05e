// The board's loudspeaker: square waves, as a pin makes them.

const LOUDNESS = 0.06;
const QUIET_S = 1; // without a tone: then it sleeps, for an idle one costs battery, too
const AGAIN_S = 0.2; // until a device that is late is asked again

export class Speaker {
  /** Does the board have one? */
  wanted = false;
  /** @type {AudioContext | undefined} */
  #audio;
  /** Those of the tune that sounds. @type {OscillatorNode[]} */
  #tones = [];
  #sleep = 0; // the timer for it
  #quiet = 0; // when the last tone ends, in the device's own seconds: some take long to begin

  constructor() {
    // Some browsers allow it only after somebody has done something; for some a finger has done so when it leaves.
    for (const sign of ["pointerdown", "pointerup", "keydown"]) {
      addEventListener(sign, () => this.begin());
    }
  }

  /** Be ready for the tone that comes of what somebody does. */
  begin() {
    if (!this.wanted || !("AudioContext" in globalThis)) return; // of the board, or the browser
    this.#audio ??= new AudioContext();
    this.#wake(this.#audio, 0);
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
    const end = begin + ms / 1000;
    tone.start(begin);
    tone.stop(end);
    this.#tones.push(tone);
    this.#wake(audio, end);
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

  /** Be awake until then, and a little longer. @param {AudioContext} audio @param {number} end */
  #wake(audio, end) {
    void audio.resume();
    this.#quiet = Math.max(this.#quiet, audio.currentTime, end);
    this.#doze(audio);
  }

  /** Sleep once it has been quiet for so long. @param {AudioContext} audio */
  #doze(audio) {
    clearTimeout(this.#sleep);
    const left = this.#quiet + QUIET_S - audio.currentTime;
    if (left > 0) this.#sleep = setTimeout(() => this.#doze(audio), 1000 * Math.max(left, AGAIN_S));
    else this.rest();
  }
}
