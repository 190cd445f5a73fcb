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
  ] as const)('reads the turn after reviews %j as %s', (reviews, turn) =>
    expect(inquiryTurn(reviews)).toBe(turn),
  )

  it.each<[InquiryTurn, boolean, boolean, boolean]>([
    ['question', true, false, false],
    ['answered', false, true, false],
    ['followUp', false, false, true],
  ])('allows in state %s: edit the question %s, follow up %s, edit the follow-up %s', (turn, ...may) => {
    const verdicts = [mayEditInquiry(turn), mayFollowUp(turn), mayEditFollowUp(turn, true)]
    expect(verdicts.map(({ allowed }) => allowed)).toEqual(may)
  })

  it('refuses a change of an earlier follow-up', () => {
    expect(mayEditFollowUp('followUp', false)).toEqual({ allowed: false, reason: 'INQUIRY_ANSWERED' })
  })
})
