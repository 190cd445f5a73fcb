import type { AnswerTone } from './judging/check-in-answer.ts'

type Note = readonly [hertz: number, atSeconds: number]

/** Uses different sounds and vibrations, because staff at a venue may not watch the phone. */
const SOUNDS: Record<AnswerTone, readonly Note[]> = {
  in: [[1046, 0]],
  out: [
    [1046, 0],
    [784, 0.14],
  ],
  warn: [
    [659, 0],
    [659, 0.18],
  ],
  refused: [
    [220, 0],
    [196, 0.22],
    [175, 0.44],
  ],
}
const SHAKES: Record<AnswerTone, number[]> = {
  in: [80],
  out: [80, 60, 80],
  warn: [200, 80, 200],
  refused: [500, 100, 500],
}

let audio: AudioContext | null = null

/** Must be called by the start button, because browsers allow sound only after a press. */
export function allowSound() {
  audio ??= new AudioContext()
  void audio.resume()
}

export function signalAnswer(tone: AnswerTone) {
  navigator.vibrate?.(SHAKES[tone])
  if (!audio) return
  for (const [hertz, at] of SOUNDS[tone]) {
    const note = audio.createOscillator()
    const loudness = audio.createGain()
    const begin = audio.currentTime + at
    note.frequency.value = hertz
    loudness.gain.setValueAtTime(0.5, begin)
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.16)
    note.connect(loudness).connect(audio.destination)
    note.start(begin)
    note.stop(begin + 0.18)
  }
}
