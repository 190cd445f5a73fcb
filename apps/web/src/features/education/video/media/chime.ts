const NOTES = [
  { hertz: 880, at: 0 },
  { hertz: 660, at: 0.25 },
] as const

let audio: AudioContext | null = null

/** Browsers let a page sound only after a press (an iPhone without exception): called when a person starts the lecture. */
export function allowChime() {
  audio ??= new AudioContext()
  void audio.resume()
}

/** Two soft notes for a person who has looked away when the 40-minute check comes. */
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
