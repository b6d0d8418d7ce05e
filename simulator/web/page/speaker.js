// The board's loudspeaker: square waves, as a pin makes them.

const LOUDNESS = 0.06;

export class Speaker {
  /** @type {AudioContext | undefined} */
  #audio;
  /** Those of the tune that sounds. @type {OscillatorNode[]} */
  #tones = [];

  constructor() {
    if (!("AudioContext" in globalThis)) return; // a browser without sound
    // Others allow it only after somebody has done something.
    for (const sign of ["pointerdown", "keydown"]) {
      addEventListener(sign, () => void (this.#audio ??= new AudioContext()).resume());
    }
  }

  /**
   * Play a tone of a tune; the first one begins in place of the tune still sounding.
   * @param {number} hz @param {number} ms
   * @param {number} after milliseconds from the beginning of the tune
   */
  play(hz, ms, after) {
    const audio = this.#audio;
    if (!audio || audio.state !== "running") return;
    if (!after) for (const old of this.#tones.splice(0)) old.stop();
    const begin = audio.currentTime + after / 1000;
    const loudness = audio.createGain();
    loudness.gain.value = LOUDNESS;
    const tone = new OscillatorNode(audio, { type: "square", frequency: hz });
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + ms / 1000);
    this.#tones.push(tone);
  }

  /** Be quiet while the tab is in the background. @param {boolean} on */
  rest(on) {
    void (on ? this.#audio?.suspend() : this.#audio?.resume());
  }
}
