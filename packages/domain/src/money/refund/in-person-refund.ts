import { formatMonthDay } from '../../in-person/session/session-text.ts'
import { addSeoulDays, formatSeoulLongDate, seoulDay } from '../../time/seoul-day.ts'
import type { PaymentType } from '../../text.ts'
import { needsRefundAccount, type RefundTerms } from './refund-terms.ts'
import { formatWon } from '../payment/won.ts'

export type InPersonRefundFacts = {
  amountWon: number
  paidAt: Date
  paymentType: PaymentType
  /** Is the session of the present booking: a move changes the last day. */
  session: { startsAt: Date; isCancelled: boolean }
  completedAt: Date | null
  /** The worker sets it after the day if the person has no mark of attendance. */
  isAbsent: boolean
}

/**
 * Applies the terms of in-person education (specification section 9): a full refund until the day before, nothing from the day
 * itself on, for people present, present in part and absent alike. The price of a cancelled session is always refunded in full.
 */
export function judgeInPersonRefund(facts: InPersonRefundFacts, now: Date): RefundTerms {
  const { session, amountWon } = facts
  const lastOn = addSeoulDays(seoulDay(session.startsAt), -1)
  const refundableUntilOn = session.isCancelled ? null : lastOn
  const refuse = (
    reason: 'NOT_REFUNDABLE_COMPLETED' | 'NOT_REFUNDABLE_TRAINING_DAY',
    sentence: string,
  ): RefundTerms => {
    return { allowed: false, amountWon: 0, reason, sentence, needsBankAccount: false, refundableUntilOn }
  }

  if (facts.completedAt !== null) {
    return refuse('NOT_REFUNDABLE_COMPLETED', '이미 수료한 교육은 환불되지 않습니다.')
  }
  if (!session.isCancelled && seoulDay(now) > lastOn) {
    const why = facts.isAbsent
      ? '교육에 참석하지 않으셔서 환불되지 않습니다.'
      : '집합교육은 교육 전날까지만 환불됩니다.'
    const until = `환불 기한은 ${formatSeoulLongDate(lastOn)}까지였습니다.`
    return refuse('NOT_REFUNDABLE_TRAINING_DAY', `${why} ${until}`)
  }
  const sentence = session.isCancelled
    ? `협회 사정으로 취소된 교육이므로 결제하신 ${formatWon(amountWon)}을 모두 환불해 드립니다.`
    : `${formatMonthDay(lastOn)} 밤 12시까지 취소하시면 ${formatWon(amountWon)}을 모두 돌려드립니다.`
  return {
    allowed: true,
    amountWon,
    reason: 'REFUNDABLE',
    sentence,
    needsBankAccount: needsRefundAccount(facts, now),
    refundableUntilOn,
  }
}
