import { casePurposes } from '@hygiene/domain/staff/member-case/member-case'
import { z } from 'zod'
import { caseText } from '../../forms/case-text.ts'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { memberCaseShape } from './member-case-shape.ts'

/** Opens a case with the reason for viewing a person. A case that is already open is returned unchanged. */
export const openCase = staffWrites('/api/staff/cases/open', {
  label: '상담 시작',
  isView: true,
  permission: 'unmaskMembers',
  audit: { subject: 'caseNo' },
  input: z.object({ memberNo: recordNo, purpose: z.enum(casePurposes), text: caseText }),
  entity: memberCaseShape,
  refusals: ['MEMBER_NOT_FOUND'],
  perMinute: 60,
})
