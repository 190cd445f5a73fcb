/** Lists the statuses in order; the last four are ends without a valid completion (docs/rules/in-person.md). */
export const inPersonStatuses = [
  'applied',
  'paid',
  'attended',
  'completed',
  'cancelled',
  'refunded',
  'absent',
  'revoked',
] as const
export type InPersonStatus = (typeof inPersonStatuses)[number]

export const inPersonStatusLabel: Record<InPersonStatus, string> = {
  applied: '결제 대기',
  paid: '신청 완료',
  attended: '출석 확인',
  completed: '수료',
  cancelled: '신청 취소',
  refunded: '환불 완료',
  absent: '불참',
  revoked: '수료 취소',
}

export const inPersonEndReasons = ['byPerson', 'holdLapsed', 'waitingLapsed', 'sessionCancelled'] as const
export type InPersonEndReason = (typeof inPersonEndReasons)[number]

export const inPersonEndSentence: Record<InPersonEndReason, string | null> = {
  byPerson: null,
  holdLapsed: '결제하지 않으신 채 자리를 잡아 둔 시간이 지나 신청이 취소되었습니다. 다시 신청해주세요.',
  waitingLapsed: '교육일까지 자리가 나지 않아 대기 신청이 끝났습니다. 다른 일정을 골라주세요.',
  sessionCancelled: '협회 사정으로 교육이 취소되었습니다. 결제하신 금액은 모두 환불됩니다.',
}

/** Only one record per licence, year and kind of operator may have one of these. */
export const LIVE_IN_PERSON = ['applied', 'paid', 'attended'] as const satisfies InPersonStatus[]

export const UNDECIDED_IN_PERSON = ['paid', 'attended'] as const satisfies InPersonStatus[]

/** Records with these statuses have a slip, and any further payment is surplus. */
export const PAID_IN_PERSON = ['paid', 'attended', 'completed'] as const satisfies InPersonStatus[]

/** Another enrolment of the same licence may replace one with such a status. */
export const VACATED_STATUSES = [
  'cancelled',
  'refunded',
  'absent',
  'revoked',
] as const satisfies InPersonStatus[]

export function isInPersonLive(status: InPersonStatus): boolean {
  return LIVE_IN_PERSON.some((live) => live === status)
}

/** Ended records change only by the steps that name them (`inPersonSteps`). */
export function hasInPersonEnded(status: InPersonStatus): boolean {
  return !isInPersonLive(status)
}

export function isPresenceUndecided(status: InPersonStatus): boolean {
  return UNDECIDED_IN_PERSON.some((undecided) => undecided === status)
}

export function isInPersonPaid(status: InPersonStatus): boolean {
  return PAID_IN_PERSON.some((paid) => paid === status)
}
