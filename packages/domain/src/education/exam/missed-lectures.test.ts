import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grade } from './grade.ts'
import { answersToPass, missedLectures, missedQuestions } from './missed-lectures.ts'

const COURSE = [
  { lectureNo: 11, order: 1 },
  { lectureNo: 7, order: 2 },
  { lectureNo: 9, order: 3 },
]
const ofTwenty = { questionCount: 20, passScore: 60 }

test('counts a question with another answer or no answer as missed', () => {
  expect(missedQuestions({ 1: 0, 2: 3, 99: 1 }, { 1: 0, 2: 2, 3: 1 })).toEqual([2, 3])
  expect(missedQuestions({ 1: 0 }, { 1: 0 })).toEqual([])
})

describe('lectures to repeat', () => {
  test.each<[string, (number | null)[], [number, number][]]>([
    [
      'most missed first',
      [11, 9, 9],
      [
        [3, 2],
        [1, 1],
      ],
    ],
    [
      'in the order of the course where alike',
      [9, 7, 11],
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    ],
    ['none where nothing was missed', [], []],
    ['none for a question without a lecture, or of another course', [null, 5], []],
  ])('lists the lectures to repeat: %s', (_case, missed, expected) => {
    expect(missedLectures(COURSE, missed).map(({ order, missedCount }) => [order, missedCount])).toEqual(
      expected,
    )
  })

  test('counts every missed question of the course once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(11, 7, 9, 5, null)), (missed) => {
        const counts = missedLectures(COURSE, missed).map(({ missedCount }) => missedCount)
        const known = missed.filter((lectureNo) => COURSE.some((lecture) => lecture.lectureNo === lectureNo))
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(known.length)
        expect(counts).toEqual(counts.toSorted((one, other) => other - one))
      }),
    )
  })
})

describe('right answers still needed', () => {
  test.each([
    [11, 1],
    [0, 12],
    [12, 0],
    [20, 0],
  ])('computes with %i of twenty right %i more answers to pass', (correctCount, wanted) => {
    expect(answersToPass({ ...ofTwenty, correctCount })).toBe(wanted)
  })

  test('computes just enough right answers to pass for any paper', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 100 }),
        (questionCount, passScore) => {
          const wanted = answersToPass({ correctCount: 0, questionCount, passScore })
          const key = Object.fromEntries(Array.from({ length: questionCount }, (_, index) => [index + 1, 0]))
          const right = (count: number) => Object.fromEntries(Object.entries(key).slice(0, count))
          expect(grade(right(wanted), key, passScore).passed).toBe(true)
          expect(grade(right(wanted - 1), key, passScore).passed).toBe(false)
        },
      ),
    )
  })
})
