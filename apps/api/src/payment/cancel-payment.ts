import { cancelPayment as contract } from '@hygiene/contracts'
import { lockApplication, type Refund, type Transaction } from '@hygiene/db'
import { REFUND_BANKS, type RefundTerms } from '@hygiene/domain'
import { sealAccount } from '@hygiene/operations/payment/sealed-account'
import { startRefund } from '@hygiene/operations/payment/start-refund'
import { type Call, implement } from '../http/implement.ts'
import { Breakage } from '../http/refusal.ts'
import { findPayment } from './payment-view.ts'
import { refundTermsOf } from './refund-terms.ts'

type CancelCall = Call<typeof contract>

/**
 * Ends a paid course and asks for its money back. Studying stops and a seat is given back in the same transaction, so that
 * nobody completes a course that is being refunded. A second click answers the refund that is already there.
 */
export const cancelPayment = implement(contract, async (call) => {
  const refund = await call.deps.db.$transaction((db) => requestRefund(db, call))
  return { refundNo: refund.refundNo, status: refund.status, amount: refund.amountWon }
})

async function requestRefund(db: Transaction, call: CancelCall): Promise<Refund> {
  const { input, caller, now, refuse } = call
  const known = await findPayment(db, caller.memberNo, { paymentNo: input.paymentNo })
  if (!known) throw refuse('PAYMENT_NOT_FOUND')
  await lockApplication(db, known.applicationNo)

  const payment = await findPayment(db, caller.memberNo, { paymentNo: input.paymentNo })
  const live = payment?.refunds.find(({ status }) => status !== 'failed')
  if (live) return live
  const terms = payment && (await refundTermsOf(db, payment, now))
  if (!payment || !terms) throw refuse('NOT_PAID_YET')
  if (terms.reason !== 'REFUNDABLE') throw refuse(terms.reason)

  const accountSealed = sealedAccount(call, terms)
  return startRefund(db, payment, { amountWon: terms.amountWon, reason: input.reason, accountSealed }, now)
}

/** An account is taken only where the method needs one, so that nobody can turn a card refund elsewhere. */
function sealedAccount(
  { input, deps, refuse }: CancelCall,
  terms: RefundTerms,
): Uint8Array<ArrayBuffer> | null {
  if (!terms.needsBankAccount) return null
  if (!input.refundAccount) throw refuse('REFUND_ACCOUNT_REQUIRED')
  const { bank, accountNumber, holder } = input.refundAccount
  if (!REFUND_BANKS.some(({ code }) => code === bank)) throw new Breakage(400, { bank: '은행을 골라주세요.' })
  return sealAccount(deps.config.REFUND_ACCOUNT_KEY, { bank, accountNumber, holder })
}
