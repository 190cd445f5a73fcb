import { readPayment as contract } from '@hygiene/contracts/money/payment/read-payment'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../kit/operation.ts'
import { findPayment } from './find-payment.ts'
import { viewPayment } from './payment-view.ts'

export const readPayment = query(contract, async ({ db, input: { paymentId }, actor: { memberNo } }) => {
  const payment = await findPayment(db, memberNo, { paymentId })
  return payment ? viewPayment(db, payment) : denied('PAYMENT_NOT_FOUND')
})
