import {
  type OpeningCase,
  openingCase,
  settledCases,
  type PlaceFacts,
  tradeOf,
  type YearlyCase,
  yearlyCase,
} from './education-records.ts'
import { eligibilityGround, eligibilitySentence, tradeDiffersSentence, yearText } from './eligibility-text.ts'
import { exemptionLaw } from '../exemption/exemption.ts'
import { SalesType } from '../../text.ts'

/** A place is in exactly one case, which is decided before a seat is taken. */
export const inPersonCases = [
  'ELIGIBLE_OPENING',
  'ELIGIBLE_YEARLY',
  'TRADE_NOT_SERVED',
  'ALREADY_APPLIED',
  'CLOSED_ALL_YEAR',
  'LICENSED_COOK',
  ...settledCases,
] as const satisfies readonly (
  | 'ELIGIBLE_OPENING'
  | 'ELIGIBLE_YEARLY'
  | 'TRADE_NOT_SERVED'
  | OpeningCase
  | YearlyCase
)[]
export type InPersonCase = (typeof inPersonCases)[number]

export type InPersonEligibility = { eligible: boolean; case: InPersonCase; sentence: string; ground: string }

export function judgeInPersonEligibility(facts: PlaceFacts): InPersonEligibility {
  const trade = tradeOf(facts)
  if (trade === 'notOurs') return answer('TRADE_NOT_SERVED', facts)
  if (trade === 'another') return { ...answer('TRADE_NOT_SERVED', facts), sentence: tradeDiffersSentence }
  return facts.salesType === SalesType.new
    ? answer(openingCase(facts) ?? 'ELIGIBLE_OPENING', facts)
    : answer(yearlyCase(facts) ?? 'ELIGIBLE_YEARLY', facts)
}

const EARLIER_OPENING =
  '같은 업종의 신규 영업자 위생교육을 이미 마치셨으므로 다시 받지 않으셔도 됩니다. 받으신 수료증을 그대로 제출하시면 됩니다.'

const LICENSED_COOK =
  '조리사·영양사·위생사 면허가 있으신 것으로 확인되어 신규 영업자 위생교육을 받지 않으셔도 됩니다.'

function sentenceOf(which: InPersonCase, year: number): string {
  const years = yearText(year)
  if (which === 'ELIGIBLE_OPENING') return `${years.year} 신규 영업자 집합교육을 신청하실 수 있습니다.`
  if (which === 'ELIGIBLE_YEARLY') return `${years.year} 기존 영업자 집합교육을 신청하실 수 있습니다.`
  if (which === 'EARLIER_OPENING_COURSE') return EARLIER_OPENING
  if (which === 'LICENSED_COOK') return LICENSED_COOK
  return eligibilitySentence(which, years)
}

const OPENING_GROUND = {
  ELIGIBLE_OPENING: '「식품위생법」 제41조제2항, 같은 법 시행규칙 제52조제2항',
  EARLIER_OPENING_COURSE: '「식품위생법 시행규칙」 제52조제3항',
  LICENSED_COOK: exemptionLaw.cookLicence,
} as const

function answer(which: InPersonCase, { year }: PlaceFacts): InPersonEligibility {
  return {
    eligible: which === 'ELIGIBLE_OPENING' || which === 'ELIGIBLE_YEARLY',
    case: which,
    sentence: sentenceOf(which, year),
    ground: { ...eligibilityGround, ...OPENING_GROUND }[which],
  }
}
