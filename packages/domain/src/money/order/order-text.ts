import type { MoneyRefusal } from '../payment/in-person-money.ts'
import type { PaymentDecision } from '../payment/payment-status.ts'

export type StrayMoney =
  | MoneyRefusal
  | 'APPLIED_AGAIN'
  | 'NO_LONGER_NEEDED'
  | 'BOOKED_ELSEWHERE'
  | 'SEAT_GONE'

export const orderEndSentence = {
  sessionCancelled: '협회 사정으로 교육이 취소되어 주문도 취소되었습니다.',
  holdLapsed: '자리를 잡아 둔 시간이 지나 신청이 취소되었습니다. 일정을 다시 골라 신청해주세요.',
  seatGone: '자리를 잡아 둔 시간이 지나 주문이 취소되었습니다. 일정을 다시 골라 신청해주세요.',
  notApproved: '결제가 승인되지 않았습니다.',
  overdue: '입금 기한이 지나 주문이 취소되었습니다. 결제수단을 다시 골라 결제해주세요.',
  seatOverdue: '입금 기한이 지나 주문이 취소되고 자리도 풀렸습니다. 일정을 다시 골라 신청해주세요.',
} as const

export const paymentExceptionText = {
  mismatched: '결제사의 금액이 주문 금액과 다릅니다.',
  cancelledInPart: '결제사에서 일부만 취소되었습니다.',
  completedThenCancelled: '수료한 교육의 결제가 결제사에서 취소되었습니다.',
  returnedTwice: '계좌로 보내드린 금액이 결제사에서도 취소되었습니다. 두 번 돌려드렸는지 확인해주세요.',
  refundRefused: '환불이 결제사에서 거절되었습니다.',
  transferDue: '계좌로 보내드릴 환불입니다. 은행에서 보낸 뒤에 기록해주세요.',
  noticeMissed: '결제사는 승인했지만 우리 주문에는 반영되지 않았습니다.',
  unclear: '결제 상태를 확인해주세요.',
} as const

export const strayMoneySentence: Record<StrayMoney, string> = {
  APPLICATION_ENDED: '끝난 신청에 입금되었습니다. 환불이 필요합니다.',
  SESSION_GONE: '취소되었거나 끝난 교육에 입금되었습니다. 환불이 필요합니다.',
  TOO_LATE: '자리를 잡아 둔 시간이 지나고 교육일이 되어 입금되었습니다. 환불이 필요합니다.',
  APPLIED_AGAIN: '같은 영업장으로 다시 신청한 뒤에 입금되었습니다. 환불이 필요합니다.',
  NO_LONGER_NEEDED: '다른 교육을 마쳐 받지 않아도 되는 교육에 입금되었습니다. 환불이 필요합니다.',
  BOOKED_ELSEWHERE: '같은 시간에 다른 교육을 신청한 뒤에 입금되었습니다. 환불이 필요합니다.',
  SEAT_GONE: '자리가 다른 분께 넘어간 뒤에 입금되었습니다. 환불하거나 다른 일정을 안내해주세요.',
}

export function exceptionSentence(
  { status, effect }: PaymentDecision,
  stray: StrayMoney | undefined,
): string | null {
  if (effect !== 'flagForStaff') return null
  if (stray) return strayMoneySentence[stray]
  if (status === 'mismatched') return paymentExceptionText.mismatched
  if (status === 'paidAfterCancellation') return strayMoneySentence.APPLICATION_ENDED
  return status === 'paid' ? paymentExceptionText.cancelledInPart : paymentExceptionText.unclear
}
