import { type Verdict, allowed, denied } from '../verdict.ts'

/** The statuses of an online enrolment, in order; the last three are ends without completion. */
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
}

const nextStatuses: Record<EnrolmentStatus, readonly EnrolmentStatus[]> = {
  applied: ['paid', 'cancelled', 'expired'],
  paid: ['studying', 'refunded', 'expired'],
  studying: ['studied', 'refunded', 'expired'],
  studied: ['surveyed', 'refunded', 'expired'],
  surveyed: ['completed', 'refunded', 'expired'],
  completed: [],
  cancelled: [],
  refunded: [],
  expired: [],
}

export function mayBecome(from: EnrolmentStatus, to: EnrolmentStatus): Verdict<'STATUS_OUT_OF_ORDER'> {
  return nextStatuses[from].includes(to) ? allowed() : denied('STATUS_OUT_OF_ORDER')
}

/** Completed, cancelled, refunded and expired enrolments never change again. */
export function hasEnded(status: EnrolmentStatus): boolean {
  return nextStatuses[status].length === 0
}

/** Only one enrolment per licence, year and course may be live. */
export function isLive(status: EnrolmentStatus): boolean {
  return !hasEnded(status)
}

/** Paid and not ended: the enrolments a person may study. */
export function isUnderStudy(status: EnrolmentStatus): boolean {
  return status !== 'applied' && isLive(status)
}

/** Ended without completion: another enrolment of the licence may replace it. */
export const ENDED_UNCOMPLETED = ['cancelled', 'refunded', 'expired'] as const satisfies EnrolmentStatus[]
