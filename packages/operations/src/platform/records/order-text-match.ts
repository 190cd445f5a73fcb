import { Prisma } from '@hygiene/db/generated/client'
import { parseOrderNumber, paymentNosOf } from '@hygiene/domain/money/order/order-number'

/** Orders `p` of members `m` by an order number in any grouping, the last four digits of a telephone or all of it, or a name. */
export function orderTextMatch(typed: string): Prisma.Sql {
  const number = parseOrderNumber(typed)
  if (number !== null) return Prisma.sql`p."paymentNo" = ANY (${paymentNosOf(number)}::int[])`
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (/^\d{4}$/.test(digits)) return Prisma.sql`m."phone" LIKE ${`%${digits}`}`
  if (/^\d{9,11}$/.test(digits)) return Prisma.sql`m."phone" = ${digits}`
  return Prisma.sql`m."name" = ${typed}`
}
