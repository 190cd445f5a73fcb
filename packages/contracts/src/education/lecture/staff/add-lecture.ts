import { z } from 'zod'
import { requiredText } from '../../../forms/text-fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { text } from '../../../kit/fields.ts'

/** Creates a lecture without a video. A course can use it once a video is published. */
export const addLecture = staffWrites('/api/staff/lectures/add', {
  label: '강의 만듦',
  permission: 'changeCourses',
  audit: { subject: 'lectureNo' },
  input: z.object({ title: requiredText(100), summary: text(300).default('') }),
  entity: z.object({ lectureNo: z.int() }),
})
