import { reviveOrder as contract } from '@hygiene/contracts/money/reconciliation/staff/revive-order'
import { lockMember } from '@hygiene/db/locks'
import type { Payment } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { operation } from '../../../kit/operation.ts'
import { admitOrder } from '../../payment/admit-order.ts'
import { closeOpenOrders } from '../../payment/close-open-orders.ts'
import { keepEvent } from '../../payment/keep-event.ts'
import { storeRevived } from '../../payment/store-revived.ts'
import { ASKS, askNow, settleNow } from '../../settlement/ask-gateway.ts'
import { settlePayment } from '../../settlement/settle-payment.ts'

const answer = (payment: Payment) => ({
  paymentNo: payment.paymentNo,
  orderNumber: orderNumber(payment),
  status: payment.status,
})

/**
 * Creates an order for gateway money without one, if an application awaits exactly this sum, and settles it by the common
 * routine. Also closes the exception. Of two simultaneous employees one succeeds.
 */
export const reviveOrder = operation(
  contract,
  {
    needs: ASKS,
    before: async (call) => {
      const { db } = call
      const { exceptionNo, applicationNo } = call.input
      const one = await db.reconciliationException.findUnique({ where: { exceptionNo } })
      if (one?.kind !== 'unknown') return denied('PAYMENT_EXCEPTION_NOT_FOUND')
      const { paymentId } = one
      const asked = await askNow(call, paymentId)
      if (asked === 'unavailable') return denied('GATEWAY_NOT_ASKED')
      const seen = asked?.seen
      const { facts } = seen ?? {}
      if (!seen || facts?.status !== 'PAID' || facts.paymentId !== paymentId || facts.currency !== 'KRW')
        return denied('NOT_APPROVED_AT_GATEWAY')

      const known = await db.payment.findFirst({ where: { paymentId, applicationNo } })
      // Another window may be open or already paid at the gateway, so the application accepts no other money.
      const status = { in: ['ready', 'virtualAccountIssued'] } satisfies { in: Payment['status'][] }
      const others = await db.payment.findMany({
        where: { applicationNo, status, paymentId: { not: paymentId } },
      })
      for (const other of others) if (!(await settleNow(call, other))) return denied('GATEWAY_NOT_ASKED')
      return { known, seen }
    },
    after: async ({ db, now, prepared: { seen }, answer: { paymentNo } }) =>
      answer(await settlePayment(db, paymentNo, seen, now)),
  },
  async ({ db, input, actor: { employeeNo }, now, prepared: { known, seen }, log }) => {
    if (known) {
      log(null)
      return answer(known)
    }
    const { exceptionNo, applicationNo, reason: text } = input
    const application = await db.application.findUnique({
      where: { applicationNo },
      include: { booking: { select: { applicationNo: true } } },
    })
    if (!application) return denied('ENROLMENT_NOT_FOUND')
    const { memberNo, booking } = application
    // Uses the settlement's lock order: person, application, session. The exception comes last, as in the nightly run.
    if (booking) await lockMember(db, memberNo)
    const admitted = await admitOrder(db, { memberNo, applicationNo, paymentType: 1 }, now)
    if (!admitted.allowed) return admitted
    if (admitted.payable.amountWon !== seen.facts.totalWon) return denied('REVIVED_SUM_DIFFERS')
    const { count } = await db.reconciliationException.updateMany({
      where: { exceptionNo, closedAt: null, paymentNo: null },
      data: { closedAt: now, closedText: text, employeeNo },
    })
    if (count === 0) return denied('PAYMENT_EXCEPTION_NOT_FOUND')
    await closeOpenOrders(db, applicationNo, now)
    const payment = await storeRevived(db, { memberNo, applicationNo }, admitted.payable, seen, now)
    const { paymentNo } = payment
    await db.reconciliationException.update({ where: { exceptionNo }, data: { paymentNo } })
    const subject = { kind: 'paymentException', no: exceptionNo } as const
    log({ subject, detail: `신청 ${applicationNo}`, memberNos: [memberNo] })
    await keepEvent(db, payment, { kind: 'asked', text, employeeNo }, now)
    return answer(payment)
  },
)
