import type { Slide } from './read-slides.ts'

/** Starts a segment with a key frame. Slides change at segment starts; otherwise each change would cost a second picture. */
export const segmentSeconds = 30

type Cue = { startsAtSecond: number; endsAtSecond: number; text: string }
export type TimedSlide = { slide: Slide; startsAtSecond: number; seconds: number; cues: readonly Cue[] }

/** Divides the total into whole seconds by weight. The parts add up exactly (largest remainders first). */
export function shareSeconds(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((left, right) => left + right, 0)
  const exact = weights.map((weight) => (total * weight) / sum)
  const shares = exact.map(Math.floor)
  const missing = total - shares.reduce((left, right) => left + right, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((left, right) => right.remainder - left.remainder || left.index - right.index)
  const extra = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return shares.map((share, index) => (extra.has(index) ? share + 1 : share))
}

function cuesOf(slide: Slide, startsAtSecond: number, seconds: number): readonly Cue[] {
  const shares = shareSeconds(
    seconds,
    slide.narration.map((text) => text.length),
  )
  let second = startsAtSecond
  return slide.narration.map((text, index) => {
    const cue = { startsAtSecond: second, endsAtSecond: second + (shares[index] ?? 0), text }
    second = cue.endsAtSecond
    return cue
  })
}

/** Shows a slide in proportion to its narration plus 60 letters for viewing. */
export function timeSlides(slides: readonly Slide[], durationSeconds: number): readonly TimedSlide[] {
  const weights = slides.map((slide) => 60 + slide.narration.join('').length)
  const unit = durationSeconds % segmentSeconds === 0 ? segmentSeconds : 1
  const shares = shareSeconds(durationSeconds / unit, weights)
  let second = 0
  return slides.map((slide, index) => {
    const seconds = (shares[index] ?? 0) * unit
    const timed = { slide, startsAtSecond: second, seconds, cues: cuesOf(slide, second, seconds) }
    second += seconds
    return timed
  })
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

function timestamp(second: number): string {
  return `${twoDigits(second / 3600)}:${twoDigits((second / 60) % 60)}:${twoDigits(second % 60)}.000`
}

export function writeCaptions(timeline: readonly TimedSlide[]): string {
  const cues = timeline.flatMap((timed) => timed.cues)
  const blocks = cues.map(
    (cue, index) =>
      `${index + 1}\n${timestamp(cue.startsAtSecond)} --> ${timestamp(cue.endsAtSecond)}\n${cue.text}\n`,
  )
  return `WEBVTT\n\n${blocks.join('\n')}`
}
