import { type SeoulDay, addSeoulMonths, formatSeoulLongDate, seoulDay } from '../../time/seoul-day.ts'
import { PaymentType } from '../../text.ts'
import { formatWon } from '../payment/won.ts'

export type RefundFacts = {
  amountWon: number
  paidAt: Date
  completedAt: Date | null
  educationYear: number
  paymentType: PaymentType
}

export type RefundReason =
  | 'REFUNDABLE'
  | 'NOT_REFUNDABLE_COMPLETED'
  | 'NOT_REFUNDABLE_FORFEITED'
  | 'NOT_REFUNDABLE_TRAINING_DAY'

export type RefundTerms = {
  allowed: boolean
  amountWon: number
  reason: RefundReason
  sentence: string
  needsBankAccount: boolean
  refundableUntilOn: SeoulDay | null
}

/**
 * Applies the terms of online education (specification section 9): a full refund before completion, nothing after; the claim ends
 * one month after payment or with the year.
 */
export function judgeOnlineRefund(facts: RefundFacts, now: Date): RefundTerms {
  const monthEndsOn = addSeoulMonths(seoulDay(facts.paidAt), 1)
  const yearEndsOn = `${facts.educationYear}-12-31`
  const refundableUntilOn = monthEndsOn < yearEndsOn ? monthEndsOn : yearEndsOn
  const needsBankAccount = needsRefundAccount(facts, now)
  const refuse = (reason: RefundReason, sentence: string): RefundTerms => {
    return { allowed: false, amountWon: 0, reason, sentence, needsBankAccount: false, refundableUntilOn }
  }

  if (facts.completedAt !== null) {
    return refuse('NOT_REFUNDABLE_COMPLETED', '이미 수료한 교육은 환불되지 않습니다.')
  }
  if (seoulDay(now) > yearEndsOn) {
    return refuse(
      'NOT_REFUNDABLE_FORFEITED',
      '교육 연도가 끝날 때까지 수료하지 않은 교육은 환불되지 않습니다.',
    )
  }
  if (seoulDay(now) > monthEndsOn) {
    return refuse(
      'NOT_REFUNDABLE_FORFEITED',
      `결제일부터 한 달이 지나 환불되지 않습니다. 환불 기한은 ${formatSeoulLongDate(monthEndsOn)}까지였습니다.`,
    )
  }
  const sentence = `수료 전이므로 결제하신 ${formatWon(facts.amountWon)}을 모두 돌려드립니다.`
  return {
    allowed: true,
    amountWon: facts.amountWon,
    reason: 'REFUNDABLE',
    sentence,
    needsBankAccount,
    refundableUntilOn,
  }
}

/** Refunds money that paid for nothing in full, without a last day. */
export function judgeLateMoneyRefund(
  facts: Pick<RefundFacts, 'amountWon' | 'paidAt' | 'paymentType'>,
  now: Date,
): RefundTerms {
  return {
    allowed: true,
    amountWon: facts.amountWon,
    reason: 'REFUNDABLE',
    sentence: `이미 끝난 신청에 들어온 돈입니다. ${formatWon(facts.amountWon)}을 모두 돌려드립니다.`,
    needsBankAccount: needsRefundAccount(facts, now),
    refundableUntilOn: null,
  }
}

/** The gateway returns card and transfer payments itself; a deposit needs an account. Staff entries never passed the gateway. */
const alwaysNeedsAccount: Record<Exclude<PaymentType, typeof PaymentType.mobile>, boolean> = {
  [PaymentType.card]: false,
  [PaymentType.virtualAccount]: true,
  [PaymentType.transfer]: false,
  [PaymentType.admin]: true,
}

/** A phone bill can be cancelled only in the calendar month of payment; later the money goes to an account. */
export function needsRefundAccount(
  { paymentType, paidAt }: Pick<RefundFacts, 'paymentType' | 'paidAt'>,
  now: Date,
): boolean {
  if (paymentType !== PaymentType.mobile) return alwaysNeedsAccount[paymentType]
  return seoulDay(now).slice(0, 7) !== seoulDay(paidAt).slice(0, 7)
}
