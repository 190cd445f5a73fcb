import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { memberCaseShape } from './member-case-shape.ts'

/** Thirty more minutes from now for a case that is still open. */
export const extendCase = endpoint({
  operation: 'extendCase',
  methods: ['POST'],
  path: '/api/staff/cases/extend',
  access: 'staff',
  permission: 'unmaskMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object({ memberNo: recordNo }),
  entity: memberCaseShape,
  refusals: ['CASE_OVER', ...STAFF_REFUSALS],
  perMinute: 60,
})
