import { confirmPayment as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'
import { findPayment, viewPayment } from './payment-view.ts'
import { settleNow } from './settle-now.ts'

/** The window closed: whatever it said, the gateway is asked. */
export const confirmPayment = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const payment = await findPayment(deps.db, caller.memberNo, { paymentId: input.paymentId })
  if (!payment) throw refuse('PAYMENT_NOT_FOUND')

  const settled = await settleNow(deps, payment, now)
  if (!settled) throw refuse('GATEWAY_UNAVAILABLE')
  return viewPayment(deps.db, { ...settled, refunds: payment.refunds })
})
