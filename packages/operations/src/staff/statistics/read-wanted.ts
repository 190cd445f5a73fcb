import type { StatisticsFilter } from '@hygiene/contracts/staff/statistics/statistics-filter'
import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { addSeoulMonths, seoulDay } from '@hygiene/domain/time/seoul-day'
import { allowed, denied } from '@hygiene/domain/verdict'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import { currentProvinceCodes, sameProvinceCodes } from '../../platform/lookup/province-codes.ts'
import { readShownProvinces, wholeMonths } from './province-months.ts'
import type { Wanted } from './sum-figures.ts'

type Caller = { role: StaffRole; branchNo: number | null }

const ALL = Prisma.sql`true`

/**
 * Judges a filter: at most a year and, for a province, only whole months in which no group is small enough to identify a person
 * (docs/rules/statistics.md). A branch's employee always gets only the own branch.
 */
export async function readWanted(db: PrismaClient, caller: Caller, filter: StatisticsFilter, now: Date) {
  const { from, to, sidoCode } = filter
  if (to < from || to >= addSeoulMonths(from, 12)) return denied('STATISTICS_PERIOD')
  const conditions = {
    branches: branchCondition(caller, filter.branchNo),
    provinces: ALL,
    courses: courseCondition(filter),
  }
  const whole: Wanted = { db, from, to, conditions }
  if (sidoCode === undefined) return { ...allowed(), wanted: whole }
  const [codes, current, shown] = await Promise.all([
    sameProvinceCodes(db, sidoCode),
    currentProvinceCodes(db),
    readShownProvinces(db, caller, filter, seoulDay(now)),
  ])
  const months = [...(shown.months.get(current(sidoCode)) ?? [])]
  if (months.length === 0) return denied('STATISTICS_GROUP_SMALL')
  const provinces = Prisma.sql`r."sidoCode" = ANY (${codes}::text[]) AND to_char(r."day", 'YYYY-MM') = ANY (${months}::text[])`
  return {
    ...allowed(),
    wanted: { ...whole, ...wholeMonths(filter), conditions: { ...conditions, provinces } },
  }
}

export function isWhole(caller: Caller, { from: _from, to: _to, ...rest }: StatisticsFilter): boolean {
  return branchesOf(caller) === null && Object.values(rest).every((value) => value === undefined)
}

function branchCondition(caller: Caller, branchNo: number | undefined): Prisma.Sql {
  const scope = branchesOf(caller)
  const own = scope === null ? ALL : Prisma.sql`r."branchNo" = ANY (${[...scope]}::int[])`
  return branchNo === undefined ? own : Prisma.sql`${own} AND r."branchNo" = ${branchNo}`
}

/** Matches the courses of a filter in every year, because last year's figures are shown for comparison. */
function courseCondition({ onlineType, salesType, industryType }: StatisticsFilter): Prisma.Sql {
  const kinds = Object.entries({ onlineType, salesType, industryType }).flatMap(([name, value]) =>
    value === undefined ? [] : [Prisma.sql`c.${Prisma.raw(`"${name}"`)} = ${value}`],
  )
  if (kinds.length === 0) return ALL
  return Prisma.sql`EXISTS (SELECT 1 FROM "Course" c WHERE c."courseNo" = r."courseNo" AND ${Prisma.join(kinds, ' AND ')})`
}
