import { lockApplication } from '@hygiene/db/locks'
import type { Refund } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { refundableWon } from '@hygiene/domain/money/receipt/renew-receipt'
import type { RefundReason } from '@hygiene/domain/money/refund/refund-terms'
import { findPayment } from '../payment/find-payment.ts'
import { refundTermsOf } from '../payment/refund-terms.ts'
import { type AccountNotified, sealNeededAccount } from '../payment/sealed-account.ts'
import { refundPayment } from './refund-payment.ts'

interface RefundWanted extends AccountNotified {
  memberNo: number
  paymentNo: number
  reason: string
}

type Refunded =
  | { allowed: true; refund: Refund; isNew: boolean }
  | {
      allowed: false
      reason:
        | Exclude<RefundReason, 'REFUNDABLE'>
        | 'PAYMENT_NOT_FOUND'
        | 'NOT_PAID_YET'
        | 'REFUND_ACCOUNT_REQUIRED'
    }

/**
 * Ends a paid course and requests its refund. Studying stops and the seat is released in the same transaction, so that a course
 * being refunded cannot be completed. A repeated request returns the existing refund.
 */
export async function refundByTerms(db: Transaction, wanted: RefundWanted, now: Date): Promise<Refunded> {
  const { memberNo, paymentNo, reason } = wanted
  const known = await findPayment(db, memberNo, { paymentNo })
  if (!known) return denied('PAYMENT_NOT_FOUND')
  await lockApplication(db, known.applicationNo)

  const payment = await findPayment(db, memberNo, { paymentNo })
  const live = payment?.refunds.find(blocksRefund)
  if (live) return { allowed: true, refund: live, isNew: false }
  const terms = payment && (await refundTermsOf(db, payment, now))
  if (!payment || !terms) return denied('NOT_PAID_YET')
  if (terms.reason !== 'REFUNDABLE') return denied(terms.reason)
  const amountWon = Math.min(terms.amountWon, refundableWon(payment))
  if (amountWon <= 0) return denied('NOT_PAID_YET')
  const account = sealNeededAccount(terms.needsBankAccount, wanted)
  if (!account.allowed) return account

  const { accountSealed, isHolderKnown } = account
  const refund = await refundPayment(db, payment, { amountWon, reason, accountSealed, isHolderKnown }, now)
  return { allowed: true, refund, isNew: true }
}

/** A refund under the terms is given once. An exceptional one blocks another only while it is in progress. */
function blocksRefund({ status, isExceptional }: Refund): boolean {
  return isExceptional ? status === 'requested' || status === 'sent' : status !== 'failed'
}
