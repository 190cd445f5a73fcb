import { askOrderAgain as contract } from '@hygiene/contracts/money/reconciliation/staff/ask-order-again'
import { lockApplication } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { keepEvent } from '../../payment/keep-event.ts'
import { ASKS, askNow } from '../../settlement/ask-gateway.ts'
import { settlePayment } from '../../settlement/settle-payment.ts'

/** Asks the gateway again and settles only if it approved this order and this sum. A repeated call changes nothing. */
export const askOrderAgain = operation(
  contract,
  {
    needs: ASKS,
    before: async (call) => {
      const { paymentNo } = call.input
      const known = await call.db.payment.findUnique({ where: { paymentNo } })
      if (!known) return denied('PAYMENT_NOT_FOUND')
      const asked = await askNow(call, known.paymentId)
      if (asked === 'unavailable') return denied('GATEWAY_NOT_ASKED')
      if (asked?.seen.facts.status !== 'PAID' || asked.seen.facts.paymentId !== known.paymentId)
        return denied('NOT_APPROVED_AT_GATEWAY')
      const { totalWon, currency } = asked.seen.facts
      if (totalWon !== known.amountWon || currency !== 'KRW') return denied('APPROVED_AMOUNT_DIFFERS')
      return { known, seen: asked.seen }
    },
    after: async ({ db, now, prepared: { seen }, answer: { paymentNo } }) => {
      const { status } = await settlePayment(db, paymentNo, seen, now)
      return { paymentNo, status }
    },
  },
  async ({ db, actor: { employeeNo }, now, prepared: { known }, log }) => {
    const { paymentNo, applicationNo, memberNo, status } = known
    await lockApplication(db, applicationNo)
    await keepEvent(db, known, { kind: 'asked', employeeNo }, now)
    log({ memberNos: [memberNo] })
    return { paymentNo, status }
  },
)
