import { type InPersonEndReason, inPersonEndSentence, type InPersonStatus } from './record-status.ts'

export function inPersonEndSentenceOf(record: {
  status: InPersonStatus
  endReason: InPersonEndReason | null
  paidAt: Date | null
}): string | null {
  const { status, endReason, paidAt } = record
  if (status === 'absent') return '교육에 참석하지 않으셔서 수료되지 않았습니다. 새로 신청해주세요.'
  if (endReason === null || (status !== 'cancelled' && status !== 'refunded')) return null
  if (endReason === 'sessionCancelled' && paidAt === null) {
    return '협회 사정으로 교육이 취소되었습니다. 다른 일정을 골라주세요.'
  }
  return inPersonEndSentence[endReason]
}
