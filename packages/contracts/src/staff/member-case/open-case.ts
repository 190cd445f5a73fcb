import { casePurposes } from '@hygiene/domain'
import { z } from 'zod'
import { caseText } from '../../forms/case-text.ts'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { memberCaseShape } from './member-case-shape.ts'

/** Says once why the caller looks at a person. A case that is open already is answered as it stands. */
export const openCase = endpoint({
  operation: 'openCase',
  methods: ['POST'],
  path: '/api/staff/cases/open',
  access: 'staff',
  permission: 'unmaskMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object({ memberNo: recordNo, purpose: z.enum(casePurposes), text: caseText }),
  entity: memberCaseShape,
  refusals: ['MEMBER_NOT_FOUND', ...STAFF_REFUSALS],
  perMinute: 60,
})
