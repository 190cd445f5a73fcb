import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { memberActionEntity, memberActionInput } from './member-action-input.ts'

/** Ends a membership at its owner’s request. */
export const withdrawMember = endpoint({
  operation: 'withdrawMember',
  methods: ['POST'],
  path: '/api/staff/members/withdraw',
  access: 'staff',
  permission: 'changeMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object(memberActionInput),
  entity: memberActionEntity,
  refusals: ['MEMBER_NOT_FOUND', 'MEMBER_CASE_REQUIRED', 'STILL_ENROLLED', ...STAFF_REFUSALS],
  perMinute: 60,
})
