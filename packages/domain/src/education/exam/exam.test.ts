import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draw } from './draw.ts'
import { type Choices, grade, shownAnswerKey, unansweredQuestions } from './grade.ts'

const bank = Array.from({ length: 40 }, (_, index) => ({ questionNo: index + 1, choiceCount: 4 }))
const correctChoice = (questionNo: number) => questionNo % 4

function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function firstRight(key: Choices, count: number): Choices {
  const entries = Object.entries(key).map(([questionNo, choice], index) => {
    return [questionNo, index < count ? choice : (choice + 1) % 4]
  })
  return Object.fromEntries(entries) as Choices
}

describe('an exam paper', () => {
  test('draws twenty different questions and shows every choice once', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const paper = draw(bank, 20, seeded(seed))
        expect(new Set(paper.map((question) => question.questionNo)).size).toBe(20)
        expect(paper.every(({ questionNo }) => questionNo >= 1 && questionNo <= 40)).toBe(true)
        expect(
          paper.map(({ choiceOrder }) => choiceOrder.toSorted((one, other) => one - other).join('')),
        ).toEqual(Array.from({ length: 20 }, () => '0123'))
      }),
    )
  })

  test('draws another paper for another seed and the same paper for the same seed', () => {
    expect(draw(bank, 20, seeded(1))).toEqual(draw(bank, 20, seeded(1)))
    expect(draw(bank, 20, seeded(1))).not.toEqual(draw(bank, 20, seeded(2)))
  })

  test('draws every question about equally often', () => {
    const random = seeded(7)
    const counts = new Map<number, number>()
    for (let round = 0; round < 2_000; round += 1) {
      for (const { questionNo } of draw(bank, 20, random))
        counts.set(questionNo, (counts.get(questionNo) ?? 0) + 1)
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(850)
    expect(Math.max(...counts.values())).toBeLessThan(1_150)
  })

  test('draws the whole bank when the bank is short and handles negative sizes', () => {
    expect(draw(bank.slice(0, 5), 20, seeded(1))).toHaveLength(5)
    expect(draw([], 20, seeded(1))).toEqual([])
    expect(draw(bank, -1, seeded(1))).toEqual([])
    expect(draw(bank, 20, () => 1)).toHaveLength(20)
  })
})

describe('an exam grade', () => {
  const key = shownAnswerKey(draw(bank, 20, seeded(3)), correctChoice)

  test.each([
    [0, 0, false],
    [11, 55, false],
    [12, 60, true],
    [20, 100, true],
  ])('grades with %i of 20 right as %i', (right, score, passed) => {
    expect(grade(firstRight(key, right), key)).toEqual({
      score,
      passed,
      correctCount: right,
      questionCount: 20,
    })
  })

  test('never rounds a grade up into a pass', () => {
    const three = { 1: 0, 2: 0, 3: 0 }
    expect(grade({ 1: 0, 2: 0 }, three, 67)).toMatchObject({ score: 66, passed: false })
  })

  test('grades the choice as shown and not as stored', () => {
    const paper = [{ questionNo: 1, choiceOrder: [2, 0, 3, 1] }]
    expect(shownAnswerKey(paper, () => 3)).toEqual({ 1: 2 })
  })

  test('counts a missing answer as wrong and ignores answers to other questions', () => {
    expect(grade({}, key)).toMatchObject({ score: 0, passed: false })
    expect(grade({ 999: 1 }, { 1: 0 })).toMatchObject({ score: 0 })
    expect(grade({}, {})).toMatchObject({ score: 0, passed: false })
    expect(unansweredQuestions({ 1: 0 }, { 1: 2, 2: 1 })).toEqual([2])
  })
})
