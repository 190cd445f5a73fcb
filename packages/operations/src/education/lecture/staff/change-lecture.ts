import { changeLecture as contract } from '@hygiene/contracts/education/lecture/staff/change-lecture'
import { lockLecture } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/**
 * Changes a lecture's text. Published course versions keep the former one (see TitledLecture); drafts and later versions use the
 * new one. Refuses if another editor has changed it since it was read.
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

/** Keeps end times distinct: two changes at the same instant are 1 ms apart. */
async function nextEnd(db: Transaction, lectureNo: number, now: Date): Promise<Date> {
  const last = await db.formerTitle.findFirst({ where: { lectureNo }, orderBy: { endedAt: 'desc' } })
  return last && last.endedAt >= now ? new Date(last.endedAt.getTime() + 1) : now
}
