import { seoulYear } from '@hygiene/domain/time/seoul-day'
import type { Pool } from 'pg'

/** Plain SQL: a process that starts has not loaded Prisma yet, which holds 100 MB. */
const UNDECIDED = `
  SELECT "courseNo", "name" FROM "Course"
   WHERE "taxKind" = 'undecided' AND "startsAt" IS NOT NULL
     AND ("year" = $1 OR "year" IN (
       SELECT k."year" FROM "ApplicationWindow" w JOIN "Course" k USING ("courseNo")
        WHERE w."opensAt" <= $2 AND w."closesAt" > $2 AND k."startsAt" <= $2))
   ORDER BY "courseNo"`

/**
 * Reports by `warn`, in one sentence, the published courses of this year, and of years whose applications are open, without a tax
 * decision: their orders freeze no tax, so their receipts cannot state it. A saved record never keeps a process from starting.
 */
export async function reportUndecidedCourses(
  pool: Pool,
  { now, warn }: { now: Date; warn: (sentence: string) => void },
): Promise<void> {
  const { rows } = await pool.query<{ courseNo: number; name: string }>(UNDECIDED, [seoulYear(now), now])
  if (rows.length === 0) return
  const names = rows.map(({ courseNo, name }) => `${courseNo} ${name}`).join(', ')
  const hint = 'console: 과세 구분, or `pnpm courses tax <number> taxable|exempt "<reason>"`'
  warn(`Decide whether these courses are taxable (${hint}): ${names}`)
}
