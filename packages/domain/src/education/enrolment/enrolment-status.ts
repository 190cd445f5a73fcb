export const enrolmentStatuses = [
  'applied',
  'paid',
  'studying',
  'studied',
  'surveyed',
  'completed',
  'cancelled',
  'refunded',
  'expired',
  'revoked',
] as const
export type EnrolmentStatus = (typeof enrolmentStatuses)[number]

export const enrolmentStatusLabel: Record<EnrolmentStatus, string> = {
  applied: '결제 대기',
  paid: '결제 완료',
  studying: '수강 중',
  studied: '강의 수강 완료',
  surveyed: '설문 완료',
  completed: '수료',
  cancelled: '신청 취소',
  refunded: '환불 완료',
  expired: '기간 만료',
  revoked: '수료 취소',
}

/** Only one enrolment per licence, year and course may have one of these. */
export const LIVE_ONLINE = [
  'applied',
  'paid',
  'studying',
  'studied',
  'surveyed',
] as const satisfies EnrolmentStatus[]

/** In these statuses a person may study: the enrolment is paid and has not ended. */
export const UNDER_STUDY = ['paid', 'studying', 'studied', 'surveyed'] as const satisfies EnrolmentStatus[]

export const WATCHING = ['paid', 'studying'] as const satisfies EnrolmentStatus[]

const PAID_ONLINE = [...UNDER_STUDY, 'completed'] as const satisfies EnrolmentStatus[]

/** Another enrolment of the licence may take the place of one with such a status. */
export const ENDED_UNCOMPLETED = [
  'cancelled',
  'refunded',
  'expired',
  'revoked',
] as const satisfies EnrolmentStatus[]

export function isLive(status: EnrolmentStatus): boolean {
  return LIVE_ONLINE.some((live) => live === status)
}

/** An ended enrolment never changes, except that a completion may be revoked. */
export function hasEnded(status: EnrolmentStatus): boolean {
  return !isLive(status)
}

export function isUnderStudy(status: EnrolmentStatus): boolean {
  return UNDER_STUDY.some((studied) => studied === status)
}

export function isPaidOnline(status: EnrolmentStatus): boolean {
  return PAID_ONLINE.some((paid) => paid === status)
}
