import type { Payment, Queries } from '@hygiene/db'
import { taxFreeOf } from '@hygiene/domain'

/** Won of an order free of tax, as it froze them; of an order from before that, as its courses are now. Null: undecided. */
export async function taxFreeOfOrder(
  db: Queries,
  { applicationNo, amountWon, taxFreeWon }: Pick<Payment, 'applicationNo' | 'amountWon' | 'taxFreeWon'>,
): Promise<number | null> {
  if (taxFreeWon !== null) return taxFreeWon
  const asked = { where: { applicationNo }, include: { course: true } }
  const records = [
    ...(await db.onlineEnrolment.findMany(asked)),
    ...(await db.inPersonEnrolment.findMany(asked)),
  ]
  const free = taxFreeOf(records.map(({ priceWon, course }) => ({ priceWon, taxKind: course.taxKind })))
  const whole = records.reduce((sum, { priceWon }) => sum + priceWon, 0)
  return free === null || whole === 0 ? null : Math.round((amountWon * free) / whole)
}
