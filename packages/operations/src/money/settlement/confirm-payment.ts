import { confirmPayment as contract } from '@hygiene/contracts/money/settlement/confirm-payment'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { findPayment } from '../payment/find-payment.ts'
import { viewPayment } from '../payment/payment-view.ts'
import { ASKS, settleNow } from './ask-gateway.ts'

export const confirmPayment = operation(
  contract,
  {
    needs: ASKS,
    before: async (call) => {
      const { paymentId } = call.input
      const order = await findPayment(call.db, call.actor.memberNo, { paymentId })
      if (!order) return denied('PAYMENT_NOT_FOUND')
      const settled = await settleNow(call, order)
      return settled ? { ...settled, refunds: order.refunds } : denied('GATEWAY_UNAVAILABLE')
    },
  },
  async ({ db, prepared }) => viewPayment(db, prepared),
)
