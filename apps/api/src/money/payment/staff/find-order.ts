import type { Queries } from '@hygiene/db'
import { orderNumber, parseOrderNumber, paymentNosOf } from '@hygiene/domain'

const MOST = 2_147_483_647

/** The record number of an order that is named by it or by its order number; null where there is none such. */
export async function findOrder(db: Queries, typed: string): Promise<number | null> {
  const number = parseOrderNumber(typed)
  if (number === null) return /^\d{1,10}$/.test(typed) && Number(typed) <= MOST ? Number(typed) : null
  const orders = await db.payment.findMany({
    where: { paymentNo: { in: paymentNosOf(number) } },
    select: { paymentNo: true, createdAt: true },
  })
  return orders.find((order) => orderNumber(order) === number)?.paymentNo ?? null
}
