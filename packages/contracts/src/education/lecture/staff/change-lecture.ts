import { z } from 'zod'
import { recordNo, text } from '../../../kit/fields.ts'
import { requiredText } from '../../../forms/text-fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

const wording = z.object({ title: requiredText(100), summary: text(300).default('') })

/** Changes a lecture's title and summary. Published course versions keep the previous ones. */
export const changeLecture = staffWrites('/api/staff/lectures/change', {
  label: '강의 이름 수정',
  permission: 'changeCourses',
  audit: { subject: 'lectureNo' },
  /** `before` holds the texts that were seen. If they have changed since, the change is refused. */
  input: z.object({
    lectureNo: recordNo,
    ...wording.shape,
    before: z.object({ title: z.string().max(100), summary: z.string().max(300) }),
    reason: requiredText(200),
  }),
  entity: z.object({
    keptBy: z.int(),
  }),
  refusals: ['STAFF_LECTURE_NOT_FOUND', 'LECTURE_TEXT_CHANGED'],
})
