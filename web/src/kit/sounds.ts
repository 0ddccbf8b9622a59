/**
 * The sounds of the table, made by the browser itself: each is a few tones and a little noise. They
 * say again what is to be seen and read, so nobody misses anything without them.
 */

/** From the one that matters most to the one that is left out first where much happens at once. */
export const SOUNDS = ['won', 'lost', 'turn', 'bell', 'hit', 'fall', 'gain', 'dice', 'card', 'step', 'word'] as const
export type SoundName = (typeof SOUNDS)[number]
/** Which sound the events of a game have, by the keys of their messages; the others are silent. */
export type EventSounds = Readonly<Record<string, SoundName>>

interface Tone {
  /** In hertz, from its beginning to its end; of noise, the middle of what is heard of it. */
  pitch: number
  to?: number
  /** In seconds. */
  at?: number
  lasts: number
  loud: number
  wave?: OscillatorType | 'noise'
}

const RATTLE = [0, 0.055, 0.095, 0.17, 0.235, 0.27, 0.36]

const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  won: [523, 659, 784, 1047].map((pitch, i) => ({ pitch, at: i * 0.13, lasts: i === 3 ? 0.9 : 0.3, loud: 0.3, wave: 'triangle' as const })),
  lost: [392, 349, 311, 233].map((pitch, i) => ({ pitch, at: i * 0.2, lasts: i === 3 ? 0.9 : 0.35, loud: 0.26, wave: 'triangle' as const })),
  turn: [587, 784].map((pitch, i) => ({ pitch, at: i * 0.14, lasts: 0.4, loud: 0.32, wave: 'triangle' as const })),
  bell: [
    { pitch: 660, lasts: 0.7, loud: 0.22 },
    { pitch: 1323, lasts: 0.45, loud: 0.09 },
    { pitch: 1976, lasts: 0.25, loud: 0.05 },
  ],
  hit: [
    { pitch: 150, to: 48, lasts: 0.26, loud: 0.6 },
    { pitch: 900, to: 180, lasts: 0.16, loud: 0.5, wave: 'noise' },
  ],
  fall: [
    { pitch: 440, lasts: 0.2, loud: 0.2, wave: 'triangle' },
    { pitch: 330, to: 300, at: 0.11, lasts: 0.32, loud: 0.2, wave: 'triangle' },
  ],
  gain: [
    { pitch: 880, lasts: 0.14, loud: 0.16, wave: 'triangle' },
    { pitch: 1175, at: 0.07, lasts: 0.26, loud: 0.16, wave: 'triangle' },
  ],
  dice: RATTLE.map((at, i) => ({ pitch: 1500 - 130 * i, at, lasts: 0.045, loud: 0.5 - 0.04 * i, wave: 'noise' as const })),
  card: [
    { pitch: 3200, to: 1200, lasts: 0.09, loud: 0.34, wave: 'noise' },
    { pitch: 420, to: 260, at: 0.06, lasts: 0.06, loud: 0.16 },
  ],
  step: [{ pitch: 330, to: 220, lasts: 0.09, loud: 0.28 }],
  word: [
    { pitch: 620, to: 830, lasts: 0.09, loud: 0.18 },
    { pitch: 990, at: 0.08, lasts: 0.1, loud: 0.12 },
  ],
}

/** How sharply noise keeps to its pitch. */
const NARROW = 1.4
const RISE = 0.008
const SILENCE = 0.0005
/** Full volume is so loud: a table is no alarm. */
const LOUDEST = 0.6
/** The same sound is not heard again within so many milliseconds, */
const AGAIN = 120
/** and of what happens at once so many, one after the other. */
const MOST = 2
const GAP = 0.16

/** Plays sounds at a volume from 0 to 100. A browser that allows none stays silent. */
export class Sounds {
  #context: AudioContext | null = null
  #noise: AudioBuffer | null = null
  #last = new Map<SoundName, number>()

  constructor(
    private readonly volume: () => number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** What has happened at once: of many sounds those that matter most. */
  playAll(names: readonly SoundName[]): void {
    SOUNDS.filter((name) => names.includes(name))
      .slice(0, MOST)
      .forEach((name, i) => this.play(name, i * GAP))
  }

  play(name: SoundName, later = 0): void {
    const now = this.clock()
    // Before the first touch of the page browsers allow none, and complain about the attempt.
    if (this.volume() <= 0 || navigator.userActivation?.hasBeenActive === false) return
    if (now - (this.#last.get(name) ?? -Infinity) < AGAIN) return
    this.#last.set(name, now)
    try {
      const context = (this.#context ??= new AudioContext())
      if (context.state === 'suspended') void context.resume()
      const out = new GainNode(context, { gain: LOUDEST * (this.volume() / 100) ** 2 })
      out.connect(context.destination)
      for (const tone of TONES[name]) this.#sound(context, out, tone, context.currentTime + later + (tone.at ?? 0))
    } catch {
      this.#context = null
      this.#noise = null
    }
  }

  #sound(context: AudioContext, out: AudioNode, { pitch, to = pitch, lasts, loud, wave = 'sine' }: Tone, at: number): void {
    const swells = new GainNode(context, { gain: 0 })
    swells.gain.setValueAtTime(0, at)
    swells.gain.linearRampToValueAtTime(loud, at + RISE)
    swells.gain.exponentialRampToValueAtTime(SILENCE, at + lasts)
    swells.connect(out)
    const slides = (moved: AudioParam): void => {
      moved.setValueAtTime(pitch, at)
      moved.exponentialRampToValueAtTime(to, at + lasts)
    }
    const source = wave === 'noise' ? new AudioBufferSourceNode(context, { buffer: this.#hiss(context), loop: true }) : new OscillatorNode(context, { type: wave })
    if (source instanceof OscillatorNode) {
      slides(source.frequency)
      source.connect(swells)
    } else {
      const heard = new BiquadFilterNode(context, { type: 'bandpass', Q: NARROW })
      slides(heard.frequency)
      source.connect(heard).connect(swells)
    }
    source.start(at)
    source.stop(at + lasts)
  }

  /** A second of noise, made once. */
  #hiss(context: AudioContext): AudioBuffer {
    if (this.#noise) return this.#noise
    const noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
    const values = noise.getChannelData(0)
    for (let i = 0; i < values.length; i++) values[i] = Math.random() * 2 - 1
    return (this.#noise = noise)
  }
}
