import { type PrismaClient, transaction } from '@hygiene/db'
import {
  denied,
  judgeExceptionalRefund,
  needsRefundAccount,
  type PaymentType,
  type RefundMethod,
} from '@hygiene/domain'
import { type Asking, requestApproval } from '../../staff/approval/request-approval.ts'
import { type AccountNotified, sealNeededAccount } from '../payment/sealed-account.ts'
import { exceptionalRefund } from './exceptional-refund.ts'

export interface ExceptionalWanted extends AccountNotified {
  paymentNo: number
  amountWon: number
  method: RefundMethod
}

/** Asks for a refund outside the terms; a second person decides, and nothing moves before. */
export async function askExceptionalRefund(
  client: PrismaClient,
  wanted: ExceptionalWanted,
  asking: Asking,
  now: Date,
) {
  const { paymentNo, amountWon, method } = wanted
  return transaction(client, async (db) => {
    const payment = await db.payment.findUnique({ where: { paymentNo }, include: { refunds: true } })
    if (!payment) return denied('PAYMENT_NOT_FOUND')
    const verdict = judgeExceptionalRefund(payment, amountWon)
    if (!verdict.allowed) return verdict
    const { paidAt } = payment
    const paymentType = payment.paymentType as PaymentType
    const needsAccount =
      method === 'account' || (paidAt !== null && needsRefundAccount({ paymentType, paidAt }, now))
    const account = sealNeededAccount(needsAccount, wanted)
    if (!account.allowed) return account
    const accountSealed = account.accountSealed && Buffer.from(account.accountSealed).toString('base64')
    const { isHolderKnown } = account
    const facts = { paymentNo, amountWon, method, accountSealed, isHolderKnown }
    return requestApproval(db, exceptionalRefund, facts, asking, now)
  })
}
