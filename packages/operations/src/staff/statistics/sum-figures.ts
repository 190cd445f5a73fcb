import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'

/** Lists what divides each measure; a filter on anything else does not apply to it. */
const DIVIDED = {
  steps: ['branches', 'provinces', 'courses'],
  completed: ['branches', 'provinces', 'courses'],
  stops: ['branches', 'provinces', 'courses'],
  losses: ['branches', 'provinces', 'courses'],
  money: ['branches', 'provinces', 'courses'],
  seats: ['branches', 'provinces'],
  answers: ['branches'],
  joined: [],
} as const

export type Measure = keyof typeof DIVIDED

export interface Wanted {
  db: PrismaClient
  from: string
  to: string
  conditions: Record<'branches' | 'provinces' | 'courses', Prisma.Sql>
}

interface Columns {
  day: string
  month: string
  branchNo: number
  sidoCode: string
  part: string
  size: number
}

const APART: Record<keyof Columns, string> = {
  day: `to_char(r."day", 'YYYY-MM-DD') AS "day"`,
  month: `to_char(r."day", 'YYYY-MM') AS "month"`,
  branchNo: 'r."branchNo"',
  sidoCode: 'r."sidoCode"',
  part: 'r."part"',
  size: 'r."size"',
}

export async function sumFigures<const A extends keyof Columns>(
  { db, from, to, conditions }: Wanted,
  measure: Measure,
  apart: readonly A[],
  also: readonly Prisma.Sql[] = [],
): Promise<(Pick<Columns, A> & { counted: number; amount: number })[]> {
  const columns = Prisma.raw(apart.map((name) => `${APART[name]}, `).join(''))
  const places = apart.map((_name, place) => place + 1).join(', ')
  const divided = DIVIDED[measure].map((by) => conditions[by])
  const rows = await queryRows<Pick<Columns, A> & { counted: number; amount: string }>(
    db,
    Prisma.sql`
      SELECT ${columns}sum(r."counted")::int AS "counted", sum(r."amount")::text AS "amount"
        FROM "StatisticRow" r
       WHERE ${Prisma.join(
         [
           Prisma.sql`r."measure" = ${measure}`,
           Prisma.sql`r."day" BETWEEN ${from}::date AND ${to}::date`,
           ...divided,
           ...also,
         ],
         ' AND ',
       )}
       ${Prisma.raw(places === '' ? 'HAVING count(*) > 0' : `GROUP BY ${places} ORDER BY ${places}`)}`,
  )
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}
