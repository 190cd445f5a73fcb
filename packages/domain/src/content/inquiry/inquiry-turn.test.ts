import { describe, expect, it } from 'vitest'
import {
  inquiryTurn,
  type InquiryTurn,
  mayEditFollowUp,
  mayEditInquiry,
  mayFollowUp,
} from './inquiry-turn.ts'

const ANSWER = { isAnswer: true }
const WORD = { isAnswer: false }

describe('the turn of an inquiry', () => {
  it.each([
    [[], 'question'],
    [[ANSWER], 'answered'],
    [[ANSWER, WORD], 'followUp'],
    [[ANSWER, WORD, ANSWER], 'answered'],
    [[ANSWER, ANSWER], 'answered'],
  ] as const)('after %j is %s', (reviews, turn) => expect(inquiryTurn(reviews)).toBe(turn))

  it.each<[InquiryTurn, boolean, boolean, boolean]>([
    ['question', true, false, false],
    ['answered', false, true, false],
    ['followUp', false, false, true],
  ])('%s lets the writer change the question: %s, follow up: %s, change that: %s', (turn, ...may) => {
    const verdicts = [mayEditInquiry(turn), mayFollowUp(turn), mayEditFollowUp(turn, true)]
    expect(verdicts.map(({ allowed }) => allowed)).toEqual(may)
  })

  it('never lets an earlier follow-up be changed', () => {
    expect(mayEditFollowUp('followUp', false)).toEqual({ allowed: false, reason: 'INQUIRY_ANSWERED' })
  })
})
