import type { StatisticsFilter } from '@hygiene/contracts/staff/statistics/statistics-filter'
import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { type ProvinceMonth, shownMonths } from '@hygiene/domain/staff/statistics/shown-months'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import { currentProvinceCodes } from '../../platform/lookup/province-codes.ts'
import { isHeld } from '../../platform/records/reached-stage.ts'

type Caller = { role: StaffRole; branchNo: number | null }

export function wholeMonths({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const [year = 0, month = 0] = to.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${from.slice(0, 7)}-01`, to: `${to.slice(0, 7)}-${lastDay}` }
}

export interface ShownProvinces {
  months: ReadonlyMap<string, ReadonlySet<string>>
  cells: readonly ProvinceMonth[]
}

/**
 * Returns what may be shown of provinces, judged over all of them and against each wider filter. Upcoming sessions are excluded
 * from the cells and form one of the differences.
 */
export async function readShownProvinces(
  db: PrismaClient,
  caller: Caller,
  filter: StatisticsFilter,
  today: SeoulDay,
): Promise<ShownProvinces> {
  const { from, to } = wholeMonths(filter)
  const scope = branchesOf(caller)
  const own = scope === null ? Prisma.sql`true` : Prisma.sql`r."branchNo" = ANY (${[...scope]}::int[])`
  const sums = conditionSets([...conditionsOf(filter), isHeld(Prisma.sql`r."size"`, today)]).map(
    (held) => Prisma.sql`coalesce(sum(r."counted") FILTER (WHERE ${Prisma.join(held, ' AND ')}), 0)::int`,
  )
  const rows = await queryRows<{ month: string; sidoCode: string; part: string; counts: number[] }>(
    db,
    Prisma.sql`
      SELECT to_char(r."day", 'YYYY-MM') AS "month", r."sidoCode", r."part", ARRAY[${Prisma.join(sums)}] AS "counts"
        FROM "StatisticRow" r LEFT JOIN "Course" c ON c."courseNo" = r."courseNo"
       WHERE r."measure" = 'steps' AND r."part" IN ('paid', 'completed') AND r."day" BETWEEN ${from}::date AND ${to}::date
         AND ${own}
       GROUP BY 1, 2, 3`,
  )
  const current = await currentProvinceCodes(db)
  const byCell = Map.groupBy(rows, ({ month, sidoCode }) => `${month} ${current(sidoCode)}`)
  const cells = [...byCell].map(([key, ofCell]): ProvinceMonth => {
    const [month = '', sidoCode = ''] = key.split(' ')
    const [first, ...wider] = sums.map((_sum, at) => ({
      paid: sumOf(ofCell, 'paid', at),
      completed: sumOf(ofCell, 'completed', at),
    }))
    return { month, sidoCode, ...(first ?? { paid: 0, completed: 0 }), wider }
  })
  return { months: shownMonths(cells), cells }
}

const sumOf = (rows: readonly { part: string; counts: number[] }[], part: string, at: number): number =>
  rows.filter((row) => row.part === part).reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)

function conditionsOf({ branchNo, onlineType, salesType, industryType }: StatisticsFilter): Prisma.Sql[] {
  const kinds = Object.entries({ onlineType, salesType, industryType }).flatMap(([name, value]) =>
    value === undefined ? [] : [Prisma.sql`c.${Prisma.raw(`"${name}"`)} = ${value}`],
  )
  return branchNo === undefined ? kinds : [...kinds, Prisma.sql`r."branchNo" = ${branchNo}`]
}

function conditionSets(conditions: readonly Prisma.Sql[]): Prisma.Sql[][] {
  const sets = Array.from({ length: 2 ** conditions.length }, (_, left) =>
    conditions.filter((_condition, at) => (left & (1 << at)) === 0),
  )
  return sets.map((held) => [Prisma.sql`true`, ...held])
}
