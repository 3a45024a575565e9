// @ts-check
// Short tones for what happens at the table, made by the browser itself; there are no files. They are off until somebody turns them on, wait for
// the first press as browsers want it, and where there is no audio nothing is heard and nothing else changes.

/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {'card' | 'trick' | 'turn' | 'over'} Sound */
/** @typedef {{from: number, to?: number, at?: number, lasts: number, loud: number, wave?: OscillatorType}} Tone from, to: Hz; at, lasts: seconds */

/** @type {Record<Sound, Tone[]>} */
const TUNES = {
  card: [{ from: 320, to: 90, lasts: 0.07, loud: 0.22, wave: 'triangle' }],
  trick: [
    { from: 392, lasts: 0.12, loud: 0.09 },
    { from: 523.25, at: 0.07, lasts: 0.18, loud: 0.09 },
  ],
  turn: [{ from: 659.25, lasts: 0.22, loud: 0.1 }],
  over: [
    { from: 392, lasts: 0.3, loud: 0.09 },
    { from: 493.88, at: 0.12, lasts: 0.3, loud: 0.09 },
    { from: 587.33, at: 0.24, lasts: 0.5, loud: 0.09 },
  ],
};
/** A tone sets in so softly that it does not click, in seconds. */
const ATTACK = 0.008;
const SILENT = 0.0001;

/** @param {AudioContext} audio @param {Tone} tone */
const sound = (audio, { from, to = from, at = 0, lasts, loud, wave = 'sine' }) => {
  const begin = audio.currentTime + at;
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = wave;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, begin + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
};

export class Sounds {
  /** @type {AudioContext | null} */
  #audio = null;

  /** @param {Settings} settings */
  constructor(settings) {
    this.settings = settings;
    settings.onChange((key) => key === 'sounds' && this.play('turn'));
  }

  /** @param {Sound} name */
  play(name) {
    if (this.settings.get('sounds') === 'off' || document.hidden || !navigator.userActivation?.hasBeenActive) return;
    try {
      this.#audio ??= new AudioContext();
      if (this.#audio.state === 'suspended') void this.#audio.resume().catch(() => {});
      for (const tone of TUNES[name]) sound(this.#audio, tone);
    } catch {
      // No audio here: the table says all of it to the eye as well.
    }
  }

  /**
   * Whom the table waits for has changed.
   * @param {string} before
   * @param {string} now as the director says
   */
  waits(before, now) {
    if (now === before) return;
    if (now === 'human') this.play('turn');
    if (now === 'deal' || now === 'over') this.play('over');
  }
}
