import { type PrismaClient, transaction } from '@hygiene/db'
import { type CourseRules, denied } from '@hygiene/domain'
import { type DraftRefusal, type DraftSeen, lockDraft } from './lock-draft.ts'

/** The rules as they are sent: lectures by their numbers, in their order. */
export type RulesWanted = Omit<CourseRules, 'lectures'> & { lectureNos: readonly number[] }

type Saved =
  | { allowed: true; revision: number }
  | { allowed: false; reason: DraftRefusal | 'COURSE_LECTURE_UNKNOWN' | 'COURSE_LECTURE_WITHOUT_VIDEO' }

/** Keeps a draft; of two editors the later is told, and neither overwrites the other unseen. */
export async function saveCourseDraft(
  client: PrismaClient,
  seen: DraftSeen,
  { lectureNos, windows, ...columns }: RulesWanted,
  { employeeNo, now }: { employeeNo: number; now: Date },
): Promise<Saved> {
  return transaction<Saved>(client, async (db) => {
    const locked = await lockDraft(db, seen)
    if (!locked.allowed) return locked
    const { courseNo } = seen
    const known = await db.lecture.findMany({ where: { lectureNo: { in: [...lectureNos] } } })
    if (known.length !== lectureNos.length) return denied('COURSE_LECTURE_UNKNOWN')
    if (known.some(({ videoEdition }) => videoEdition === 0)) return denied('COURSE_LECTURE_WITHOUT_VIDEO')

    await db.courseLecture.deleteMany({ where: { courseNo } })
    await db.applicationWindow.deleteMany({ where: { courseNo } })
    const { revision } = await db.course.update({
      where: { courseNo },
      data: {
        ...columns,
        revision: { increment: 1 },
        savedAt: now,
        savedByNo: employeeNo,
        lectures: { create: lectureNos.map((lectureNo, index) => ({ lectureNo, position: index + 1 })) },
        windows: { create: windows.map(({ opensAt, closesAt }) => ({ opensAt, closesAt })) },
      },
    })
    return { allowed: true, revision }
  })
}
