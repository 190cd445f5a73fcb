import { changeLecture as contract } from '@hygiene/contracts/education/lecture/staff/change-lecture'
import { lockLecture } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/**
 * Changes the texts of a lecture. Course versions that are already published keep the former ones (view TitledLecture); drafts and
 * later versions have the new ones. If another editor has changed them since they were read, the change is refused.
 */
export const changeLecture = operation(contract, async ({ db, input, actor, now }) => {
  const { lectureNo, title, summary, before } = input
  if (!(await lockLecture(db, lectureNo))) return denied('STAFF_LECTURE_NOT_FOUND')
  const former = await db.lecture.findUniqueOrThrow({
    where: { lectureNo },
    select: { title: true, summary: true },
  })
  if (former.title !== before.title || former.summary !== before.summary)
    return denied('LECTURE_TEXT_CHANGED')
  const keptBy = await db.course.count({
    where: { startsAt: { not: null }, lectures: { some: { lectureNo } } },
  })
  if (former.title === title && former.summary === summary) return { keptBy }
  const endedAt = await nextEnd(db, lectureNo, now)
  await db.formerTitle.create({ data: { ...former, lectureNo, endedAt, endedByNo: actor.employeeNo } })
  await db.lecture.update({ where: { lectureNo }, data: { title, summary } })
  return { keptBy }
})

/** Former words end one after the other, also those of one instant. */
async function nextEnd(db: Transaction, lectureNo: number, now: Date): Promise<Date> {
  const last = await db.formerTitle.findFirst({ where: { lectureNo }, orderBy: { endedAt: 'desc' } })
  return last && last.endedAt >= now ? new Date(last.endedAt.getTime() + 1) : now
}
