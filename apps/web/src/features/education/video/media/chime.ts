const NOTES = [
  { hertz: 880, at: 0 },
  { hertz: 660, at: 0.25 },
] as const

let audio: AudioContext | null = null

/** Must be called when a person starts the lecture, because browsers (an iPhone always) allow sound only after a press. */
export function allowChime() {
  audio ??= new AudioContext()
  void audio.resume()
}

/** Plays two soft notes for a person who looks away at the 40-minute check. */
export function chime(volume: number) {
  if (!audio) return
  for (const { hertz, at } of NOTES) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    const begin = audio.currentTime + at
    tone.frequency.value = hertz
    loudness.gain.setValueAtTime(volume * 0.3, begin)
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.5)
    tone.connect(loudness).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + 0.5)
  }
}
