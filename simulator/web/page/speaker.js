// The board's loudspeaker: square waves, as a pin makes them.

const LOUDNESS = 0.06;

export class Speaker {
  /** @type {AudioContext | undefined} */
  #audio;
  /** @type {OscillatorNode | undefined} */
  #tone;

  constructor() {
    // Browsers allow sound only after somebody has done something.
    for (const sign of ["pointerdown", "keydown"]) {
      addEventListener(sign, () => void (this.#audio ??= new AudioContext()).resume());
    }
  }

  /** Play a tone in place of the one still sounding. @param {number} hz @param {number} ms */
  play(hz, ms) {
    const audio = this.#audio;
    if (!audio || audio.state !== "running") return;
    this.#tone?.stop();
    const loudness = audio.createGain();
    loudness.gain.value = LOUDNESS;
    const tone = new OscillatorNode(audio, { type: "square", frequency: hz });
    tone.connect(loudness).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + ms / 1000);
    this.#tone = tone;
  }

  /** Be quiet while the tab is in the background. @param {boolean} on */
  rest(on) {
    void (on ? this.#audio?.suspend() : this.#audio?.resume());
  }
}
