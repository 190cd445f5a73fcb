import { Prisma } from '@hygiene/db/generated/client'
import { parseOrderNumber, paymentNosOf } from '@hygiene/domain/money/order/order-number'

export function orderTextMatch(typed: string): Prisma.Sql {
  const number = parseOrderNumber(typed)
  if (number !== null) return Prisma.sql`p."paymentNo" = ANY (${paymentNosOf(number)}::int[])`
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (/^\d{4}$/.test(digits)) return Prisma.sql`m."phone" LIKE ${`%${digits}`}`
  if (/^\d{9,11}$/.test(digits)) return Prisma.sql`m."phone" = ${digits}`
  return Prisma.sql`m."name" = ${typed}`
}
