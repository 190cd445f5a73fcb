import { z } from 'zod'
import { instructorForm } from '../../../forms/instructor.ts'
import { requiredText } from '../../../forms/text-fields.ts'
import { day, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { actionReason } from '../../../forms/reason.ts'

export const saveInstructor = staffWrites('/api/staff/instructors/save', {
  label: '강사 수정',
  permission: 'handleVenues',
  audit: { subject: 'instructorNo' },
  input: z.object({
    instructorNo: recordNo.nullable(),
    name: instructorForm.shape.name,
    phone: instructorForm.shape.phone,
    subjects: instructorForm.shape.subjects,
    hours: instructorForm.shape.hours,
    qualifications: z
      .array(
        z
          .object({
            qualification: requiredText(80, '자격 이름을 입력해주세요.'),
            issuedOn: day,
            validUntil: day.nullable(),
          })
          .refine(({ issuedOn, validUntil }) => validUntil === null || validUntil >= issuedOn, {
            path: ['validUntil'],
            error: '끝나는 날이 받은 날보다 뒤여야 합니다.',
          }),
      )
      .max(10),
    reason: actionReason,
  }),
  entity: z.object({ instructorNo: z.int() }),
  refusals: ['INSTRUCTOR_NOT_FOUND'],
})
