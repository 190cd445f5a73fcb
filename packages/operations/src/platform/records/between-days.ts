import { Prisma } from '@hygiene/db/generated/client'
import { addSeoulDays, type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'

export function betweenDays(at: Prisma.Sql, from?: SeoulDay, to?: SeoulDay): Prisma.Sql[] {
  return [
    ...(from === undefined ? [] : [Prisma.sql`${at} >= ${startOfSeoulDay(from)}`]),
    ...(to === undefined ? [] : [Prisma.sql`${at} < ${startOfSeoulDay(addSeoulDays(to, 1))}`]),
  ]
}
