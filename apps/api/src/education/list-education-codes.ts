import { listEducationCodes as contract } from '@hygiene/contracts'
import { findCourseWindows } from '@hygiene/db'
import { applicationClosedSentence, isApplicationOpen, OnlineType, seoulYear } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

/** The courses of this year; the window's verdict is the same rule that refuses an application. */
export const listEducationCodes = implement(contract, async ({ input, deps, now }) => {
  const courses = await deps.db.educationCode.findMany({
    where: {
      year: seoulYear(now),
      isOffered: true,
      salesType: input.salesType,
      industryType: input.industryType,
      onlineType: input.isOnline,
    },
    orderBy: [{ salesType: 'desc' }, { onlineType: 'asc' }, { industryType: 'asc' }],
  })
  const list = await Promise.all(
    courses.map(async ({ priceWon, ...course }) => {
      const onlineType = course.onlineType === OnlineType.online ? OnlineType.online : OnlineType.collective
      const windows = await findCourseWindows(deps.db, { ...course, onlineType }, now)
      const isOpen = isApplicationOpen(windows, now)
      const periodSentence = isOpen ? '' : applicationClosedSentence(windows, now)
      return { ...course, price: priceWon, isOpen, periodSentence }
    }),
  )
  return { list }
})
