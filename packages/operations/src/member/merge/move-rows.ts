import { Prisma } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { z } from 'zod'
import { MOVED_TABLES, type MovedTable } from './merged-tables.ts'

export const movedRows = z.array(z.object({ table: z.string(), key: z.string(), state: z.string() }))
export type MovedRow = z.infer<typeof movedRows>[number]

const named = (name: string) => Prisma.raw(`"${name}"`)
const stateOf = ({ state }: MovedTable) =>
  state === undefined ? Prisma.sql`''` : Prisma.sql`coalesce(${named(state)}::text, '')`

const TYPES: Readonly<Record<string, string>> = { fileNo: 'uuid[]', formerId: 'text[]' }
const typeOf = ({ key }: MovedTable) => Prisma.raw(TYPES[key] ?? 'int[]')

export async function countRows(db: Queries, memberNo: number): Promise<Map<string, number>> {
  const parts = MOVED_TABLES.map(
    ({ table }) =>
      Prisma.sql`SELECT ${table} AS "table", count(*)::int AS "count" FROM ${named(table)} WHERE "memberNo" = ${memberNo}`,
  )
  const rows = await db.$queryRaw<{ table: string; count: number }[]>(Prisma.join(parts, ' UNION ALL '))
  return new Map(rows.map(({ table, count }) => [table, count]))
}

interface Move {
  from: number
  to: number
}

export async function moveAll(db: Transaction, move: Move): Promise<MovedRow[]> {
  const moved: MovedRow[] = []
  for (const one of MOVED_TABLES) {
    const rows = await db.$queryRaw<{ key: string; state: string }[]>`
      UPDATE ${named(one.table)} SET ${changesOf(one, move)} WHERE "memberNo" = ${move.from}
      RETURNING ${named(one.key)}::text AS "key", ${stateOf(one)} AS "state"`
    moved.push(...rows.map((row) => ({ table: one.table, ...row })))
  }
  return moved
}

/** The key of a place without a licence number contains its owner's number. */
function changesOf({ table }: MovedTable, { from, to }: Move): Prisma.Sql {
  const owner = Prisma.sql`"memberNo" = ${to}`
  if (table !== 'InPersonEnrolment') return owner
  return Prisma.sql`${owner},
    "licenceKey" = regexp_replace("licenceKey", ${`^o${from}\\.`}, ${`o${to}.`})`
}

export async function moveBack(db: Transaction, rows: readonly MovedRow[], move: Move): Promise<void> {
  for (const one of MOVED_TABLES) {
    const keys = keysOf(rows, one)
    if (keys.length === 0) continue
    await db.$executeRaw`
      UPDATE ${named(one.table)} SET ${changesOf(one, move)}
       WHERE "memberNo" = ${move.from} AND ${named(one.key)} = ANY (${keys}::${typeOf(one)})`
  }
}

const keysOf = (rows: readonly MovedRow[], { table }: MovedTable) =>
  rows.filter((row) => row.table === table).map(({ key }) => key)

/**
 * Describes the moved rows that cannot move back: they belong to another account, changed state, or have later orders. A history
 * row purged by retention is no obstacle.
 */
export async function findChanged(
  db: Queries,
  rows: readonly MovedRow[],
  ownerNo: number,
): Promise<string[]> {
  const changed: string[] = []
  for (const one of MOVED_TABLES) {
    const keys = keysOf(rows, one)
    if (keys.length === 0) continue
    const now = await db.$queryRaw<{ key: string; state: string; memberNo: number | null }[]>`
      SELECT ${named(one.key)}::text AS "key", ${stateOf(one)} AS "state", "memberNo"
        FROM ${named(one.table)} WHERE ${named(one.key)} = ANY (${keys}::${typeOf(one)})`
    const existing = new Map(now.map((row) => [row.key, row]))
    const others = rows.filter(({ table, key, state }) => {
      if (table !== one.table) return false
      const row = existing.get(key)
      return row ? row.memberNo !== ownerNo || row.state !== state : one.state !== undefined
    })
    changed.push(...others.map(({ key }) => `${one.label} ${key}`))
  }
  const [applications, payments] = ['Application', 'Payment'].map((table) =>
    rows.filter((row) => row.table === table).map(({ key }) => Number(key)),
  )
  const ordered = await db.payment.findMany({
    where: { applicationNo: { in: applications ?? [] }, paymentNo: { notIn: payments ?? [] } },
    select: { paymentNo: true },
  })
  return [...changed, ...ordered.map(({ paymentNo }) => `새 결제 ${paymentNo}`)]
}
