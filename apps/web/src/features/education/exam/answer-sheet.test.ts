import { describe, expect, it } from 'vitest'
import { nextOpenIndex, sheetOf, unansweredNumbers } from './answer-sheet.ts'

const question = (questionNo: number, chosen: number | null) => ({
  questionNo,
  text: '',
  choices: ['가', '나'],
  chosen,
})
const questions = [question(31, 1), question(7, null), question(12, 0)]

describe('the answer sheet', () => {
  it('continues at the first question without an answer', () => {
    const sheet = sheetOf(questions, {})
    expect(unansweredNumbers(questions, sheet)).toEqual([2])
    expect(nextOpenIndex(questions, sheet, -1)).toBe(1)
  })

  it('keeps an answer that could not be saved over the one of the server', () => {
    const sheet = sheetOf(questions, { 7: 1, 12: 1 })
    expect(sheet).toEqual({ 7: 1, 12: 1, 31: 1 })
    expect(unansweredNumbers(questions, sheet)).toEqual([])
    expect(nextOpenIndex(questions, sheet, -1)).toBe(3)
  })

  it('turns to the next open question, and after the last one to the hand-in page', () => {
    const sheet = sheetOf(questions, {})
    expect([-1, 0, 1, 2].map((index) => nextOpenIndex(questions, sheet, index))).toEqual([1, 1, 3, 3])
  })
})
