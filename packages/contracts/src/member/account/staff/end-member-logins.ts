import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { memberActionEntity, memberActionInput } from './member-action-input.ts'

/** Logs a member out everywhere. */
export const endMemberLogins = endpoint({
  operation: 'endMemberLogins',
  methods: ['POST'],
  path: '/api/staff/members/endLogins',
  access: 'staff',
  permission: 'changeMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object(memberActionInput),
  entity: memberActionEntity,
  refusals: ['MEMBER_NOT_FOUND', 'NO_OPEN_LOGIN', ...STAFF_REFUSALS],
  perMinute: 60,
})
