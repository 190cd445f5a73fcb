import { listCourses as contract } from '@hygiene/contracts/education/course/list-courses'
import type { Course } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import {
  applicationClosedSentence,
  type ApplicationWindow,
  isApplicationOpen,
} from '@hygiene/domain/education/enrolment/application-window'
import { noSessionSentence } from '@hygiene/domain/in-person/session/next-opening'
import { OnlineType } from '@hygiene/domain/text'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { findCurrentCourses } from './find-current-courses.ts'
import { findCourseWindows } from './find-course-windows.ts'
import { query } from '../../kit/operation.ts'

/** Lists this year's courses. The window's verdict uses the same rule that refuses an application. */
export const listCourses = query(contract, async ({ db, input, now }) => {
  const { salesType, industryType, isOnline: onlineType } = input
  const wanted = { year: seoulYear(now), salesType, industryType, onlineType }
  const courses = await findCurrentCourses(db, wanted, now)
  const list = await Promise.all(
    courses.map(async ({ priceWon, ...course }) => ({
      ...course,
      price: priceWon,
      ...(await periodOf(db, course, now)),
    })),
  )
  return { list }
})

async function periodOf(
  db: Queries,
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

/**
 * Each in-person session has its own window. The earliest-opening session that is not over tells whether or when applications are
 * possible. Next year's sessions count too, because in December they are the nearest.
 */
async function findSessionWindows(
  db: Queries,
  { salesType, industryType }: Pick<Course, 'salesType' | 'industryType'>,
  now: Date,
): Promise<ApplicationWindow[]> {
  const first = await db.inPersonSession.findFirst({
    where: {
      salesType,
      isShown: true,
      status: 'open',
      applyClosesAt: { gt: now },
      courses: { some: { industryType } },
    },
    orderBy: { applyOpensAt: 'asc' },
  })
  return first ? [{ opensAt: first.applyOpensAt, closesAt: first.applyClosesAt }] : []
}
