import { confirmPayment as contract } from '@hygiene/contracts/money/payment/confirm-payment'
import { askPaymentNow } from '@hygiene/gateways'
import { confirmPayment as confirm } from '@hygiene/operations/money/settlement/confirm-payment'
import { implement } from '../../http/implement.ts'
import { viewPayment } from './payment-view.ts'

export const confirmPayment = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const asking = { db: deps.db, ask: askPaymentNow(deps.payment, deps.config) }
  const { memberNo } = caller
  const confirmed = await confirm(asking, { memberNo, paymentId: input.paymentId }, now)
  if (!confirmed.allowed) throw refuse(confirmed.reason)
  return viewPayment(deps.db, confirmed.payment)
})
