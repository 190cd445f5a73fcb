/** Maps the wire's numbers to names (specification section 3). */

export const SalesType = { new: 1, existing: 2 } as const
export type SalesType = (typeof SalesType)[keyof typeof SalesType]
export const salesTypeLabel: Record<SalesType, string> = { 1: '신규 영업자', 2: '기존 영업자' }

export const IndustryType = { generalRestaurant: 1, groupMeal: 2, consignedMeal: 3 } as const
export type IndustryType = (typeof IndustryType)[keyof typeof IndustryType]
export const industryTypeLabel: Record<IndustryType, string> = {
  1: '일반음식점',
  2: '집단급식소',
  3: '위탁급식영업',
}

export const OnlineType = { online: 1, collective: 2 } as const
export type OnlineType = (typeof OnlineType)[keyof typeof OnlineType]
export const onlineTypeLabel: Record<OnlineType, string> = { 1: '온라인교육', 2: '집합교육' }

/** Follows specification section 3. */
export const OptionType = { apply: 1, list: 2, receipt: 3 } as const
export type OptionType = (typeof OptionType)[keyof typeof OptionType]

export const PositionType = { representative: 1, hygieneManager: 2 } as const
export type PositionType = (typeof PositionType)[keyof typeof PositionType]
export const positionTypeLabel: Record<PositionType, string> = { 1: '대표자', 2: '위생책임자' }

export const PaymentType = { card: 1, mobile: 2, virtualAccount: 3, transfer: 4, admin: 5 } as const
export type PaymentType = (typeof PaymentType)[keyof typeof PaymentType]
export const paymentTypeLabel: Record<PaymentType, string> = {
  1: '신용카드',
  2: '휴대폰',
  3: '가상계좌',
  4: '실시간 계좌이체',
  5: '관리자 결제',
}

/** Extends the specification's card, phone and i-PIN by certificate apps, which the gateway offers too. */
export const IdentityMethod = { card: 1, phone: 2, ipin: 3, certificate: 4 } as const
export type IdentityMethod = (typeof IdentityMethod)[keyof typeof IdentityMethod]
export type IdentityChannel = keyof typeof IdentityMethod
export const identityChannels = [
  'phone',
  'certificate',
  'card',
  'ipin',
] as const satisfies readonly IdentityChannel[]
export const identityMethodLabel: Record<IdentityMethod, string> = {
  1: '신용카드',
  2: '휴대폰',
  3: '아이핀(i-PIN)',
  4: '인증서',
}

/** Is `status` of the study progress record. */
export const StudyStatus = { finished: 1, watching: 2 } as const
export type StudyStatus = (typeof StudyStatus)[keyof typeof StudyStatus]

/** Is `isStart` of the study progress record. */
export const PlayState = { paused: 0, playing: 1 } as const
export type PlayState = (typeof PlayState)[keyof typeof PlayState]

export const InquiryType = { inquiry: 1, report: 2 } as const
export type InquiryType = (typeof InquiryType)[keyof typeof InquiryType]

/** Takes 1–5 from the specification. 6 is our number for recipes, after `searchType=6` of their address. */
export const BoardType = { lectureMaterial: 1, notice: 2, library: 3, faq: 4, results: 5, recipe: 6 } as const
export type BoardType = (typeof BoardType)[keyof typeof BoardType]
export const boardTypeLabel: Record<BoardType, string> = {
  1: '강의자료',
  2: '공지사항',
  3: '자료실',
  4: '자주 묻는 질문',
  5: '식품위생교육 결과',
  6: '위생 조리법',
}

/**
 * Maps a column of this name to its kind. The generated client of the database imports it.
 * @public
 */
export interface Kinds {
  salesType: SalesType
  industryType: IndustryType
  onlineType: OnlineType
  positionType: PositionType
  paymentType: PaymentType
  inquiryType: InquiryType
  boardType: BoardType
}
