import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { memberCaseShape } from './member-case-shape.ts'

/** Extends an open case to thirty minutes from now. */
export const extendCase = staffWrites('/api/staff/cases/extend', {
  label: '상담 시간 늘리기',
  isView: true,
  permission: 'unmaskMembers',
  audit: { subject: 'caseNo' },
  input: z.object({ memberNo: recordNo }),
  entity: memberCaseShape,
  refusals: ['CASE_OVER'],
  perMinute: 60,
})
