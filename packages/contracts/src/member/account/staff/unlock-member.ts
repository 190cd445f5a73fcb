import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { memberActionEntity, memberActionInput } from './member-action-input.ts'

/** Forgets the wrong passwords of a member, who may try again at once. */
export const unlockMember = endpoint({
  operation: 'unlockMember',
  methods: ['POST'],
  path: '/api/staff/members/unlock',
  access: 'staff',
  permission: 'changeMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object(memberActionInput),
  entity: memberActionEntity,
  refusals: ['MEMBER_NOT_FOUND', 'NOT_LOCKED', ...STAFF_REFUSALS],
  perMinute: 60,
})
