import { dropCourseDraft as contract } from '@hygiene/contracts/education/course/staff/drop-course-draft'
import { operation } from '../../../kit/operation.ts'
import { lockDraft } from '../lock-draft.ts'

export const dropCourseDraft = operation(contract, async ({ db, input }) => {
  const locked = await lockDraft(db, input)
  if (!locked.allowed) return locked
  await db.course.delete({ where: { courseNo: input.courseNo } })
  return {}
})
