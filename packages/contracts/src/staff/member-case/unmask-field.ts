import { enrolmentFields, memberFields } from '@hygiene/domain/staff/member-case/member-case'
import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Opens one field of one person in the caller's case; the staff's log keeps each opening. */
export const unmaskField = staffWrites('/api/staff/cases/unmask', {
  label: '가린 칸 열기',
  isView: true,
  permission: 'unmaskMembers',
  audit: {},
  input: z
    .object({
      memberNo: recordNo,
      field: z.enum([...memberFields, ...enrolmentFields]),
      enrolmentNo: recordNo.nullable().default(null),
      inPersonEnrolmentNo: recordNo.nullable().default(null),
    })
    .refine(({ field, enrolmentNo, inPersonEnrolmentNo }) => {
      const named = [enrolmentNo, inPersonEnrolmentNo].filter((number) => number !== null).length
      return named === (enrolmentFields.some((name) => name === field) ? 1 : 0)
    }),
  entity: z.object({ value: z.string() }),
  refusals: ['MEMBER_CASE_REQUIRED', 'MEMBER_NOT_FOUND', 'ENROLMENT_NOT_FOUND'],
  perMinute: 120,
})
