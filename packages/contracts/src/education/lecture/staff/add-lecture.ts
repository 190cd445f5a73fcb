import { z } from 'zod'
import { requiredText, staffWrites, text } from '../../../kit/index.ts'

/** A lecture without a video; a course takes it once one is published. */
export const addLecture = staffWrites('/api/staff/lectures/add', {
  label: '강의 만듦',
  permission: 'changeCourses',
  audit: { subject: 'lectureNo' },
  input: z.object({ title: requiredText(100), summary: text(300).default('') }),
  entity: z.object({ lectureNo: z.int() }),
})
