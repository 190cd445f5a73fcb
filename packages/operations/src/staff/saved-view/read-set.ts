import { allOf } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { foundAgain, type FrozenList } from './freeze-set.ts'

type SetRead =
  | { allowed: true; count: number; fitting: string[]; left: string[] }
  | { allowed: false; reason: 'SET_ENDED' }

/**
 * Splits the keys of a frozen set by whether each row still meets its conditions. An action processes the matching rows and
 * reports the others; it calls this in its own transaction, after its locks. A set belongs to one employee and one screen for a
 * day.
 */
export async function readSet(
  db: Queries,
  { setNo, employeeNo, screen }: { setNo: string; employeeNo: number; screen: string },
  list: FrozenList,
  now: Date,
): Promise<SetRead> {
  const set = await db.staffSet.findFirst({ where: { setNo, employeeNo, screen, endsAt: { gt: now } } })
  if (!set) return denied('SET_ENDED')
  const { from, where } = foundAgain(list, set.conditions, now)
  const isKey = Prisma.sql`${list.key.sql} = frozen."key"::${Prisma.raw(list.key.type)}`
  const rows = await db.$queryRaw<{ key: string; fits: boolean }[]>`
    SELECT frozen."key", EXISTS (SELECT 1 FROM ${from} WHERE ${allOf([...where, isKey])}) AS "fits"
      FROM "StaffSetRow" frozen WHERE frozen."setNo" = ${setNo}::uuid ORDER BY length(frozen."key"), frozen."key"`
  const keysWhere = (fits: boolean) => rows.filter((row) => row.fits === fits).map((row) => row.key)
  return { allowed: true, count: set.rowCount, fitting: keysWhere(true), left: keysWhere(false) }
}
