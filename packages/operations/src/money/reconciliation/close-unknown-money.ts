import type { Transaction } from '@hygiene/db'
import { denied, type Verdict } from '@hygiene/domain'
import type { Explanation } from './close-exceptions-of.ts'

/** Closes an exception of money without an order; a second time there is nothing left to do. */
export async function closeUnknownMoney(
  db: Transaction,
  exceptionNo: number,
  { employeeNo, text: closedText }: Explanation,
  now: Date,
): Promise<Verdict<'PAYMENT_EXCEPTION_NOT_FOUND'>> {
  const where = { exceptionNo, paymentNo: null }
  await db.reconciliationException.updateMany({
    where: { ...where, closedAt: null },
    data: { closedAt: now, closedText, employeeNo },
  })
  const isThere = (await db.reconciliationException.count({ where })) > 0
  return isThere ? { allowed: true } : denied('PAYMENT_EXCEPTION_NOT_FOUND')
}
