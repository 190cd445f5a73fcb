import type { Queries } from '@hygiene/db/connect'
import type { Acknowledged } from './acknowledged.ts'
import type { Broken } from './broken.ts'
import { countOf } from './count-of.ts'

/**
 * Money at the gateway must be settled or be one exception with a cause: an answer named another amount or order, or the gateway
 * holds less (`slandered`). An order the gateway never received money for must not be paid, whatever it answers.
 */
export async function findWrongMoney(
  db: Queries,
  { paid, unpaid, short, begunAt }: Acknowledged,
  slandered: ReadonlySet<string>,
): Promise<Broken[]> {
  const orders = await db.payment.findMany({
    where: { createdAt: { gte: begunAt } },
    select: { paymentId: true, status: true, exceptionText: true, paidAt: true },
  })
  const known = new Map(orders.map((order) => [order.paymentId, order]))
  const isPaid = (id: string): boolean => known.get(id)?.status === 'paid' || known.get(id)?.paidAt != null
  const isException = (id: string): boolean => {
    const order = known.get(id)
    return order?.status === 'mismatched' && order.exceptionText !== null
  }
  return [
    ...brokenOf(
      'money that is neither settled nor an exception',
      paid,
      (id) => !isPaid(id) && !isException(id),
    ),
    ...brokenOf('orders paid that have never been', unpaid, isPaid),
    ...brokenOf('orders paid with another sum', short, isPaid),
    ...brokenOf('less money that is no exception', short, (id) => !isException(id)),
    ...brokenOf('exceptions without a cause', known.keys(), (id) => isException(id) && !slandered.has(id)),
    ...(await countOf(db, 'an education paid twice', PAID_TWICE)),
    ...(await countOf(db, 'an order that is not once in the ledger', NOT_ONCE_POSTED, begunAt)),
    ...(await countOf(db, 'an education that its money has not reached', NOT_ENTERED, begunAt)),
  ]
}

function brokenOf(what: string, ids: Iterable<string>, isBroken: (id: string) => boolean): Broken[] {
  const found = [...ids].filter(isBroken)
  return found.length === 0 ? [] : [{ what, found: `${found.length}, such as ${found[0]}` }]
}

export async function countExceptions(db: Queries): Promise<number> {
  return db.payment.count({ where: { exceptionText: { not: null } } })
}

const PAID_TWICE = `
  SELECT "applicationNo" FROM "Payment" WHERE "status" = 'paid' GROUP BY 1 HAVING count(*) > 1`

const NOT_ONCE_POSTED = `
  SELECT p."paymentNo" FROM "Payment" p LEFT JOIN "LedgerEntry" l ON l."paymentNo" = p."paymentNo" AND l."account" = 'gateway'
   WHERE p."createdAt" >= $1::timestamptz GROUP BY p."paymentNo"
  HAVING COALESCE(sum(l."amountWon"), 0) <> CASE WHEN p."paidAt" IS NULL THEN 0 ELSE p."amountWon" END`

const NOT_ENTERED = `
  SELECT "applicationNo" FROM "Payment" p JOIN "OnlineEnrolment" e USING ("applicationNo")
   WHERE p."createdAt" >= $1::timestamptz GROUP BY "applicationNo", e."status"
  HAVING bool_or(p."status" = 'paid') <> (e."status" = 'paid')`
