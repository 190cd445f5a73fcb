import type { Queries } from '@hygiene/db'
import { seoulYear } from '@hygiene/domain'

/**
 * The courses of this year, and of years whose applications are open, about whose tax nothing was decided. Production does not
 * start on them: their receipts would be wrong.
 */
export async function undecidedCourses(db: Queries, now: Date): Promise<string[]> {
  const open = await db.applicationWindow.findMany({
    where: { opensAt: { lte: now }, closesAt: { gt: now }, course: { startsAt: { lte: now } } },
    select: { course: { select: { year: true } } },
  })
  const years = [...new Set([seoulYear(now), ...open.map(({ course }) => course.year)])]
  const courses = await db.course.findMany({
    where: { year: { in: years }, taxKind: 'undecided' },
    orderBy: { courseNo: 'asc' },
    select: { courseNo: true, name: true },
  })
  return courses.map(({ courseNo, name }) => `${courseNo} ${name}`)
}

/** Throws a sentence that names them. */
export async function refuseUndecidedCourses(db: Queries, now: Date): Promise<void> {
  const undecided = await undecidedCourses(db, now)
  if (undecided.length === 0) return
  const hint = 'pnpm courses tax <number> taxable|exempt "<reason>"'
  throw new Error(`Not for production, decide taxable or exempt (${hint}): ${undecided.join(', ')}`)
}
