import { describe, expect, it } from 'vitest'
import { readSlides } from './read-slides.ts'
import { course } from './scripts/course.ts'
import { sample } from './scripts/sample.ts'
import { shareSeconds, timeSlides, writeCaptions } from './timeline.ts'

describe('the yearly course', () => {
  it('keeps the yearly course at three hours with one lecture past the 40-minute checkpoint', () => {
    const lengths = course.map((script) => script.durationSeconds)
    expect(lengths.reduce((sum, seconds) => sum + seconds, 0)).toBe(10_800)
    expect(Math.max(...lengths)).toBeGreaterThan(2400)
  })

  it.each([...course, sample])('captions every second of $mediaKey without gaps', (script) => {
    const timeline = timeSlides(readSlides(script.slides), script.durationSeconds)
    const cues = timeline.flatMap((timed) => timed.cues)
    let second = 0
    for (const cue of cues) {
      expect(cue.startsAtSecond).toBe(second)
      expect(cue.endsAtSecond).toBeGreaterThan(cue.startsAtSecond)
      second = cue.endsAtSecond
    }
    expect(second).toBe(script.durationSeconds)
  })

  it('gives every slide of the course text and narration', () => {
    for (const slide of course.flatMap((script) => readSlides(script.slides))) {
      expect(slide.points.length).toBeGreaterThanOrEqual(3)
      expect(slide.narration.length).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('reading a script', () => {
  it('refuses a slide with an unknown figure', () => {
    expect(() => readSlides('# 제목 @nothing\n- 하나')).toThrow('# title @figure')
  })

  it('refuses a line before the first slide', () => {
    expect(() => readSlides('- 하나')).toThrow('belongs to no slide')
  })
})

describe('sharing time', () => {
  it('shares time so that the parts add up to the total', () => {
    expect(shareSeconds(10, [1, 1, 1])).toEqual([4, 3, 3])
  })

  it('writes times of an hour and more in the player format', () => {
    const slides = readSlides('# 하나 @check\n> 첫 문장입니다.\n# 둘 @check\n> 둘째 문장입니다.')
    expect(writeCaptions(timeSlides(slides, 7325))).toContain('--> 02:02:05.000')
  })
})
