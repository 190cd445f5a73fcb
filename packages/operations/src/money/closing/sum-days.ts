import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { addSeoulDays, type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { type MoneySums, NO_SUMS } from '@hygiene/domain/money/closing/closing'
import { paymentTypeLabel } from '@hygiene/domain/text'
import { moneyMoved, ORDER_FACTS } from './money-moved.ts'

type PartSums = MoneySums & { name: string }

export interface DaySums {
  sums: MoneySums
  /** Counts differing orders that staff have not explained individually. */
  unexplained: number
  methods: PartSums[]
  branches: PartSums[]
  courses: PartSums[]
}

interface Row {
  day: string
  part: 'day' | 'method' | 'branch' | 'course'
  name: string | null
  receivedWon: bigint
  refundedWon: bigint
  reportedReceivedWon: bigint
  reportedRefundedWon: bigint
  unexplained: bigint
}

const SUMS = Prisma.raw(
  ['receivedWon', 'refundedWon', 'reportedReceivedWon', 'reportedRefundedWon']
    .map((name) => `sum(m."${name}")::bigint AS "${name}"`)
    .join(', '),
)

const UNEXPLAINED = Prisma.sql`
  (m."receivedWon", m."refundedWon") <> (m."reportedReceivedWon", m."reportedRefundedWon") AND NOT EXISTS (
    SELECT 1 FROM "PaymentEvent" x WHERE x."paymentNo" = m."paymentNo" AND x."kind" = 'explained')`

/** Sums each day in one statement, so that all sums are of one instant. */
export async function sumDays(
  db: Queries,
  { from, to }: { from: SeoulDay; to: SeoulDay },
): Promise<Map<SeoulDay, DaySums>> {
  const [begin, end] = [startOfSeoulDay(from), startOfSeoulDay(addSeoulDays(to, 1))]
  const rows = await db.$queryRaw<Row[]>`
    WITH m AS (
      SELECT moved.*, to_char(moved."at" AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS "day",
             o."paymentType"::text AS "method", COALESCE(o."branchNo", 0) AS "branchNo", COALESCE(o."courseNo", 0) AS "courseNo"
        FROM (${moneyMoved(begin, end)}) moved JOIN (SELECT p."paymentNo", p."paymentType", s."branchNo", c."courseNo" FROM ${ORDER_FACTS}) o USING ("paymentNo")
    ), summed AS (
      SELECT m."day", m."method", m."branchNo", m."courseNo", ${SUMS},
             count(*) FILTER (WHERE ${UNEXPLAINED}) AS "unexplained",
             CASE WHEN GROUPING(m."method") = 0 THEN 'method' WHEN GROUPING(m."branchNo") = 0 THEN 'branch'
                  WHEN GROUPING(m."courseNo") = 0 THEN 'course' ELSE 'day' END AS "part"
        FROM m GROUP BY GROUPING SETS ((m."day"), (m."day", m."method"), (m."day", m."branchNo"), (m."day", m."courseNo"))
    )
    SELECT summed.*, CASE summed."part"
             WHEN 'method' THEN summed."method"
             WHEN 'branch' THEN COALESCE((SELECT b."name" FROM "Branch" b WHERE b."branchNo" = summed."branchNo"), '온라인')
             WHEN 'course' THEN (SELECT k."name" || CASE WHEN k."edition" > 1 THEN ' · 버전 ' || k."edition" ELSE '' END FROM "Course" k WHERE k."courseNo" = summed."courseNo") END AS "name"
      FROM summed ORDER BY summed."day", summed."receivedWon" DESC, "name"`
  const days = new Map<SeoulDay, DaySums>()
  for (const row of rows) {
    const day = days.get(row.day) ?? emptyDay()
    days.set(row.day, day)
    if (row.part === 'day') Object.assign(day, { sums: sumsOf(row), unexplained: Number(row.unexplained) })
    else day[LISTS[row.part]].push({ name: nameOf(row), ...sumsOf(row) })
  }
  return days
}

const LISTS = { method: 'methods', branch: 'branches', course: 'courses' } as const
const METHODS: Readonly<Record<string, string>> = paymentTypeLabel

export const emptyDay = (): DaySums => ({
  sums: NO_SUMS,
  unexplained: 0,
  methods: [],
  branches: [],
  courses: [],
})

function nameOf({ part, name }: Row): string {
  return (part === 'method' ? METHODS[name ?? ''] : name) ?? '알 수 없음'
}

export function sumsOf(row: Record<keyof MoneySums, bigint>): MoneySums {
  return {
    receivedWon: Number(row.receivedWon),
    refundedWon: Number(row.refundedWon),
    reportedReceivedWon: Number(row.reportedReceivedWon),
    reportedRefundedWon: Number(row.reportedRefundedWon),
  }
}
