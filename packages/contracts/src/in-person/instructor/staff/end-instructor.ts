import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { actionReason } from '../../../forms/reason.ts'

/** Ends an instructor's work or resumes it; is refused while the instructor has lessons to come. */
export const endInstructor = staffWrites('/api/staff/instructors/end', {
  label: '강사 상태 바꾸기',
  permission: 'handleVenues',
  audit: { subject: 'instructorNo' },
  input: z.object({ instructorNo: recordNo, isEnded: z.boolean(), reason: actionReason }),
  entity: z.object({ instructorNo: z.int() }),
  refusals: ['INSTRUCTOR_NOT_FOUND', 'NOTHING_CHANGES', 'INSTRUCTOR_HAS_LESSONS'],
})
