import { listCourses as contract } from '@hygiene/contracts/education/course/list-courses'
import type { Course, PrismaClient } from '@hygiene/db'
import {
  applicationClosedSentence,
  isApplicationOpen,
  noSessionSentence,
  OnlineType,
  seoulYear,
} from '@hygiene/domain'
import { findCurrentCourses } from '@hygiene/operations/education/course/find-current-courses'
import { findCourseWindows } from '@hygiene/operations/education/course/find-course-windows'
import { implement } from '../../http/implement.ts'
import { findSessionWindows } from './find-session-windows.ts'

/** The courses of this year; the window's verdict is the same rule that refuses an application. */
export const listCourses = implement(contract, async ({ input, deps, now }) => {
  const { salesType, industryType, isOnline: onlineType } = input
  const wanted = { year: seoulYear(now), salesType, industryType, onlineType }
  const courses = await findCurrentCourses(deps.db, wanted, now)
  const list = await Promise.all(
    courses.map(async ({ priceWon, ...course }) => ({
      ...course,
      price: priceWon,
      ...(await periodOf(deps.db, course, now)),
    })),
  )
  return { list }
})

async function periodOf(
  db: PrismaClient,
  course: Pick<Course, 'year' | 'salesType' | 'industryType' | 'onlineType'>,
  now: Date,
): Promise<{ isOpen: boolean; periodSentence: string }> {
  const isOnline = course.onlineType === OnlineType.online
  const windows = isOnline
    ? await findCourseWindows(db, { ...course, onlineType: OnlineType.online }, now)
    : await findSessionWindows(db, course, now)
  if (isApplicationOpen(windows, now)) return { isOpen: true, periodSentence: '' }
  const closedSentence = isOnline ? applicationClosedSentence : noSessionSentence
  return { isOpen: false, periodSentence: closedSentence(windows, now) }
}
