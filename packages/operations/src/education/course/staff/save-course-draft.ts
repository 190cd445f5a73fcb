import { saveCourseDraft as contract } from '@hygiene/contracts/education/course/staff/save-course-draft'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { lockDraft } from '../lock-draft.ts'

/** Saves a draft. If another editor has saved it since it was read, the save is refused. */
export const saveCourseDraft = operation(contract, async ({ db, input, actor, now }) => {
  const { courseNo, revision: seen, lectureNos, windows, ...columns } = input
  const locked = await lockDraft(db, { courseNo, revision: seen })
  if (!locked.allowed) return locked
  const known = await db.lecture.findMany({ where: { lectureNo: { in: lectureNos } } })
  if (known.length !== lectureNos.length) return denied('COURSE_LECTURE_UNKNOWN')
  if (known.some(({ videoEdition }) => videoEdition === 0)) return denied('COURSE_LECTURE_WITHOUT_VIDEO')

  await db.courseLecture.deleteMany({ where: { courseNo } })
  await db.applicationWindow.deleteMany({ where: { courseNo } })
  return db.course.update({
    where: { courseNo },
    data: {
      ...columns,
      revision: { increment: 1 },
      savedAt: now,
      savedByNo: actor.employeeNo,
      lectures: { create: lectureNos.map((lectureNo, index) => ({ lectureNo, position: index + 1 })) },
      windows: { create: windows },
    },
    select: { revision: true },
  })
})
