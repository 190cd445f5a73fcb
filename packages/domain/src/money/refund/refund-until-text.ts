import { monthDayOnScreen } from '../../in-person/session/session-text.ts'
import { addSeoulDays, type SeoulDay } from '../../time/seoul-day.ts'
import { PaymentType } from '../../text.ts'
import { judgeOnlineRefund } from './refund-terms.ts'

/**
 * Tells before the payment until when an online course could be refunded. The month runs from the deposit into a virtual account,
 * which may come days later (specification section 9).
 */
export function onlineRefundUntilText(
  course: { year: number; paymentType: PaymentType | null },
  now: Date,
): string {
  const yearEnd = monthDayOnScreen(`${course.year}-12-31`)
  if (course.paymentType === PaymentType.virtualAccount) {
    return `수료 전에는 입금하신 날부터 한 달, 늦어도 ${yearEnd}까지 전액 환불됩니다.`
  }
  const paid = { amountWon: 0, paidAt: now, paymentType: PaymentType.card, completedAt: null }
  const { refundableUntilOn } = judgeOnlineRefund({ ...paid, educationYear: course.year }, now)
  return `수료 전에는 ${refundableUntilOn === null ? yearEnd : monthDayOnScreen(refundableUntilOn)}까지 전액 환불됩니다.`
}

export function inPersonRefundUntilText(sessionOn: SeoulDay): string {
  return `${monthDayOnScreen(addSeoulDays(sessionOn, -1))} 밤 12시까지 취소하시면 전액 환불됩니다.`
}
