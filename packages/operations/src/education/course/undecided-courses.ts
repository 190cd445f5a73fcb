import { seoulYear } from '@hygiene/domain/time/seoul-day'
import type { Pool } from 'pg'

/** Uses plain SQL: a starting process has not loaded Prisma, which takes 100 MB. */
const UNDECIDED = `
  SELECT "courseNo", "name" FROM "Course"
   WHERE "taxKind" = 'undecided' AND "startsAt" IS NOT NULL
     AND ("year" = $1 OR "year" IN (
       SELECT k."year" FROM "ApplicationWindow" w JOIN "Course" k USING ("courseNo")
        WHERE w."opensAt" <= $2 AND w."closesAt" > $2 AND k."startsAt" <= $2))
   ORDER BY "courseNo"`

/**
 * Warns in one sentence about published courses of this year, and of years with open applications, that lack a tax decision.
 * Their orders freeze no tax, so their receipts cannot state it. Stored data never prevents a process from starting.
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
