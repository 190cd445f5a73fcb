import { closeUnknownMoney as contract } from '@hygiene/contracts/money/reconciliation/staff/close-unknown-money'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/** Closes an exception of money without an order; a repeated call changes nothing. */
export const closeUnknownMoney = operation(contract, async ({ db, input, actor, now, log }) => {
  const { exceptionNo, reason: closedText } = input
  const where = { exceptionNo, paymentNo: null }
  await db.reconciliationException.updateMany({
    where: { ...where, closedAt: null },
    data: { closedAt: now, closedText, employeeNo: actor.employeeNo },
  })
  if ((await db.reconciliationException.count({ where })) === 0) return denied('PAYMENT_EXCEPTION_NOT_FOUND')
  log({ subject: { kind: 'paymentException', no: exceptionNo } })
  return { exceptionNo }
})
