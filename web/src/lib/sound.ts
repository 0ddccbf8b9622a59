let context: AudioContext | null = null

/** Two soft tones: it is your turn. A browser that does not allow sound stays silent. */
export function chime(): void {
  // Before the first touch of the page browsers allow none, and complain about the attempt.
  if (navigator.userActivation?.hasBeenActive === false) return
  try {
    context ??= new AudioContext()
    for (const [i, pitch] of [587, 784].entries()) {
      const at = context.currentTime + i * 0.14
      const tone = new OscillatorNode(context, { frequency: pitch, type: 'triangle' })
      const volume = new GainNode(context, { gain: 0 })
      volume.gain.linearRampToValueAtTime(0.16, at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4)
      tone.connect(volume).connect(context.destination)
      tone.start(at)
      tone.stop(at + 0.45)
    }
  } catch {
    context = null
  }
}
