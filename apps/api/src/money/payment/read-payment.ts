import { readPayment as contract } from '@hygiene/contracts/money/payment/read-payment'
import { findPayment } from '@hygiene/operations/money/payment/find-payment'
import { implement } from '../../http/implement.ts'
import { viewPayment } from './payment-view.ts'

export const readPayment = implement(contract, async ({ input, caller, deps, refuse }) => {
  const payment = await findPayment(deps.db, caller.memberNo, { paymentId: input.paymentId })
  if (!payment) throw refuse('PAYMENT_NOT_FOUND')
  return viewPayment(deps.db, payment)
})
