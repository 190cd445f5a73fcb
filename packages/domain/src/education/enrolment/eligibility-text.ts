import { exemptionLaw } from '../exemption/exemption.ts'

export type EligibilityCase =
  | 'ELIGIBLE_YEARLY'
  | 'ALREADY_TRAINED_THIS_YEAR'
  | 'ALREADY_APPLIED'
  | 'COVERED_BY_SAME_PROVINCE'
  | 'NEW_OPERATOR_COURSE_THIS_YEAR'
  | 'CLOSED_ALL_YEAR'
  | 'NEW_OPERATOR_NEEDS_COLLECTIVE'
  | 'TRADE_NOT_SERVED'
  | 'OUTSIDE_PERIOD'

const YEARLY = '「식품위생법」 제41조제1항, 같은 법 시행규칙 제52조제1항'
const OURS = '협회 교육 운영 기준'

/** Quotes the law as of 2026; our own grounds are marked as such. */
export const eligibilityGround: Record<EligibilityCase, string> = {
  ELIGIBLE_YEARLY: YEARLY,
  ALREADY_TRAINED_THIS_YEAR: YEARLY,
  ALREADY_APPLIED: OURS,
  COVERED_BY_SAME_PROVINCE: '「식품위생법 시행규칙」 제52조제4항',
  NEW_OPERATOR_COURSE_THIS_YEAR: '「식품위생법」 제41조제2항, 같은 법 시행규칙 제52조제2항·제3항',
  CLOSED_ALL_YEAR: exemptionLaw.closedAllYear,
  NEW_OPERATOR_NEEDS_COLLECTIVE: '「식품위생법」 제41조제6항',
  TRADE_NOT_SERVED: '「식품위생법 시행규칙」 제51조',
  OUTSIDE_PERIOD: OURS,
}

export type YearText = { year: string; next: string }

const THIS_YEAR: YearText = { year: '올해', next: '내년' }

/** Names the year by its number, because a booking in December may count for the next year. */
export function yearText(year: number): YearText {
  return { year: `${year}년`, next: `${year + 1}년` }
}

const sentences = {
  ELIGIBLE_YEARLY: ({ year }) => `${year} 기존 영업자 온라인 교육을 신청하실 수 있습니다.`,
  ALREADY_TRAINED_THIS_YEAR: ({ year }) =>
    `이 영업장은 ${year} 위생교육을 이미 마쳤습니다. 다시 신청하거나 결제하지 않으셔도 됩니다.`,
  ALREADY_APPLIED: ({ year }) =>
    `이 영업장으로 ${year} 교육을 신청한 내역이 이미 있습니다. 신청 내역에서 이어서 진행하시고, 신청하신 적이 없으면 고객센터로 전화해주세요.`,
  COVERED_BY_SAME_PROVINCE: ({ year }) =>
    `같은 시·도에 있는 다른 영업장으로 ${year} 위생교육을 마치셨으므로 이 영업장도 교육을 받은 것으로 인정됩니다. 다시 결제하지 않으셔도 됩니다.`,
  NEW_OPERATOR_COURSE_THIS_YEAR: ({ year, next }) =>
    `${year} 신규 영업자 위생교육을 마치셨으므로 기존 영업자 위생교육은 ${next}부터 받으시면 됩니다.`,
  CLOSED_ALL_YEAR: ({ year, next }) =>
    `${year} 내내 휴업하신 것으로 확인되어 ${year} 위생교육은 받지 않으셔도 됩니다. 영업을 다시 하시면 ${next}부터 받으시면 됩니다.`,
  NEW_OPERATOR_NEEDS_COLLECTIVE: () =>
    '신규 영업자 위생교육은 집합교육으로만 받을 수 있습니다. 집합교육을 신청해주세요.',
  TRADE_NOT_SERVED: () =>
    '이 업종은 협회에서 교육하지 않습니다. 휴게음식점, 제과점 등은 해당 업종의 협회에서 교육을 받아주세요.',
} as const satisfies Record<Exclude<EligibilityCase, 'OUTSIDE_PERIOD'>, (years: YearText) => string>

export function eligibilitySentence(which: keyof typeof sentences, years = THIS_YEAR): string {
  return sentences[which](years)
}

export const tradeDiffersSentence =
  '고르신 업종이 영업신고증의 업종과 다릅니다. 영업신고증에 적힌 업종으로 다시 골라주세요.'
