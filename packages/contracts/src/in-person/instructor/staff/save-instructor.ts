import { z } from 'zod'
import { requiredText, typedText } from '../../../forms/text-fields.ts'
import { day, mobilePhone, recordNo, staffWrites } from '../../../kit/index.ts'
import { actionReason } from '../../session/staff/staff-session-shape.ts'

/** A new instructor, or other facts about one. */
export const saveInstructor = staffWrites('/api/staff/instructors/save', {
  label: '강사 수정',
  permission: 'handleVenues',
  audit: { subject: 'instructorNo' },
  input: z.object({
    /** Null: a new one. */
    instructorNo: recordNo.nullable(),
    name: requiredText(40, '이름을 입력해주세요.'),
    /** Absent: it stays as it is. */
    phone: mobilePhone.optional(),
    subjects: z
      .array(requiredText(40, '과목을 입력해주세요.'))
      .min(1, '과목을 하나 이상 입력해주세요.')
      .max(10),
    hours: z.string().check(...typedText(100)),
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
