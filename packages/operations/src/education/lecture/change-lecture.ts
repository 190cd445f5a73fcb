import { lockLecture, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'

interface LectureText {
  title: string
  summary: string
}

type Changed =
  | { allowed: true; keptBy: number }
  | { allowed: false; reason: 'STAFF_LECTURE_NOT_FOUND' | 'LECTURE_TEXT_CHANGED' }

/**
 * Gives a lecture other words. Versions of courses that were published before keep the former ones (view TitledLecture);
 * drafts and what is published from now on have the new ones. Of two editors the later is told.
 */
export async function changeLecture(
  client: PrismaClient,
  { lectureNo, before, after }: { lectureNo: number; before: LectureText; after: LectureText },
  { employeeNo, now }: { employeeNo: number; now: Date },
): Promise<Changed> {
  return transaction<Changed>(client, async (db) => {
    if (!(await lockLecture(db, lectureNo))) return denied('STAFF_LECTURE_NOT_FOUND')
    const { title, summary } = await db.lecture.findUniqueOrThrow({ where: { lectureNo } })
    if (title !== before.title || summary !== before.summary) return denied('LECTURE_TEXT_CHANGED')
    const keptBy = await db.course.count({
      where: { startsAt: { not: null }, lectures: { some: { lectureNo } } },
    })
    if (title === after.title && summary === after.summary) return { allowed: true, keptBy }
    const endedAt = await nextEnd(db, lectureNo, now)
    await db.formerTitle.create({ data: { lectureNo, title, summary, endedAt, endedByNo: employeeNo } })
    await db.lecture.update({ where: { lectureNo }, data: after })
    return { allowed: true, keptBy }
  })
}

/** Former words end one after the other, also those of one instant. */
async function nextEnd(db: Transaction, lectureNo: number, now: Date): Promise<Date> {
  const last = await db.formerTitle.findFirst({ where: { lectureNo }, orderBy: { endedAt: 'desc' } })
  return last && last.endedAt >= now ? new Date(last.endedAt.getTime() + 1) : now
}
