import {
  type OpeningCase,
  openingCase,
  type PlaceFacts,
  tradeOf,
  type YearlyCase,
  yearlyCase,
} from '../online-education/education-records.ts'
import {
  eligibilityGround,
  eligibilitySentence,
  tradeDiffersSentence,
} from '../online-education/eligibility-words.ts'
import { SalesType } from '../words.ts'

/** Which of the cases a place is in before a seat is taken. */
export type InPersonCase =
  | 'ELIGIBLE_OPENING'
  | 'ELIGIBLE_YEARLY'
  | 'TRADE_NOT_SERVED'
  | OpeningCase
  | YearlyCase

export type InPersonEligibility = { eligible: boolean; case: InPersonCase; sentence: string; ground: string }

/** Says before anybody takes a seat or pays which case applies and why. Dates are the session's business. */
export function judgeInPersonEligibility(facts: PlaceFacts): InPersonEligibility {
  const trade = tradeOf(facts)
  if (trade === 'notOurs') return answer('TRADE_NOT_SERVED')
  if (trade === 'another') return { ...answer('TRADE_NOT_SERVED'), sentence: tradeDiffersSentence }
  return facts.salesType === SalesType.new
    ? answer(openingCase(facts) ?? 'ELIGIBLE_OPENING')
    : answer(yearlyCase(facts) ?? 'ELIGIBLE_YEARLY')
}

const OPENING_SENTENCE = {
  ELIGIBLE_OPENING: '신규 영업자 집합교육을 신청하실 수 있습니다.',
  ELIGIBLE_YEARLY: '올해 기존 영업자 집합교육을 신청하실 수 있습니다.',
  EARLIER_OPENING_COURSE:
    '같은 업종의 신규 영업자 위생교육을 이미 마치셨으므로 다시 받지 않으셔도 됩니다. 받으신 수료증을 그대로 제출하시면 됩니다.',
} as const

const OPENING_GROUND = {
  ELIGIBLE_OPENING: '「식품위생법」 제41조제2항, 같은 법 시행규칙 제52조제2항',
  EARLIER_OPENING_COURSE: '「식품위생법 시행규칙」 제52조제3항',
} as const

function answer(which: InPersonCase): InPersonEligibility {
  return {
    eligible: which === 'ELIGIBLE_OPENING' || which === 'ELIGIBLE_YEARLY',
    case: which,
    sentence: { ...eligibilitySentence, ...OPENING_SENTENCE }[which],
    ground: { ...eligibilityGround, ...OPENING_GROUND }[which],
  }
}
