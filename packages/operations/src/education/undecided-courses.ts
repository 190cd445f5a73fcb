import type { Queries } from '@hygiene/db'
import { seoulYear } from '@hygiene/domain'

/**
 * Published courses without a tax decision, of this year and of years whose applications are open. Their orders freeze no tax, so their
 * receipts cannot state it.
 */
async function undecidedCourses(db: Queries, now: Date): Promise<string[]> {
  const open = await db.applicationWindow.findMany({
    where: { opensAt: { lte: now }, closesAt: { gt: now }, course: { startsAt: { lte: now } } },
    select: { course: { select: { year: true } } },
  })
  const years = [...new Set([seoulYear(now), ...open.map(({ course }) => course.year)])]
  const courses = await db.course.findMany({
    where: { year: { in: years }, taxKind: 'undecided', startsAt: { not: null } },
    orderBy: { courseNo: 'asc' },
    select: { courseNo: true, name: true },
  })
  return courses.map(({ courseNo, name }) => `${courseNo} ${name}`)
}

/** Reports those courses by `warn`, one sentence. A saved record never keeps a process from starting. */
export async function reportUndecidedCourses(
  db: Queries,
  { now, warn }: { now: Date; warn: (sentence: string) => void },
): Promise<void> {
  const undecided = await undecidedCourses(db, now)
  if (undecided.length === 0) return
  warn(
    `Decide whether these courses are taxable (console: 과세 구분, or \`pnpm courses tax <number> taxable|exempt "<reason>"\`): ${undecided.join(', ')}`,
  )
}
