import type { Transaction } from '@hygiene/db'

export interface Explanation {
  employeeNo: number
  text: string
}

/** Closes the open exceptions of an order whose difference staff have explained, in their transaction. */
export async function closeExceptionsOf(
  db: Transaction,
  paymentNo: number,
  { employeeNo, text: closedText }: Explanation,
  now: Date,
): Promise<void> {
  await db.reconciliationException.updateMany({
    where: { paymentNo, closedAt: null },
    data: { closedAt: now, closedText, employeeNo },
  })
}
