import { closePaymentException as contract } from '@hygiene/contracts/money/reconciliation/staff/close-payment-exception'
import { lockApplication } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { exceptionActions, paymentExceptionOf } from '@hygiene/domain/money/reconciliation/payment-exception'
import { operation } from '../../../kit/operation.ts'
import { keepEvent } from '../../payment/keep-event.ts'
import { setPaymentException } from '../../payment/write-payment.ts'

/** Closes an exception. A payment with money still to return stays on the worklist; a repeated call changes nothing. */
export const closePaymentException = operation(contract, async ({ db, input, actor, now, log }) => {
  const { paymentNo, reason: text } = input
  const { employeeNo } = actor
  const known = await db.payment.findUnique({ where: { paymentNo } })
  if (!known) return denied('PAYMENT_NOT_FOUND')
  await lockApplication(db, known.applicationNo)
  const { status, exceptionText, memberNo, refunds } = await db.payment.findUniqueOrThrow({
    where: { paymentNo },
    include: { refunds: { orderBy: { refundNo: 'desc' }, take: 1 } },
  })
  if (exceptionText === null) {
    log(null)
    return { paymentNo }
  }
  const exception = paymentExceptionOf({ status, refund: refunds[0] ?? null }, now)
  if (!exceptionActions[exception].includes('close')) return denied('MONEY_STILL_HELD')

  log({ memberNos: [memberNo] })
  await db.reconciliationException.updateMany({
    where: { paymentNo, closedAt: null },
    data: { closedAt: now, closedText: text, employeeNo },
  })
  const payment = await setPaymentException(db, paymentNo, null, now)
  await keepEvent(db, payment, { kind: 'explained', text, employeeNo }, now)
  return { paymentNo }
})
