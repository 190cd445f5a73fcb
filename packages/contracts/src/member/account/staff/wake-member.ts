import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { memberActionEntity, memberActionInput } from './member-action-input.ts'

/** Wakes a dormant account whose owner staff have recognised. */
export const wakeMember = endpoint({
  operation: 'wakeMember',
  methods: ['POST'],
  path: '/api/staff/members/wake',
  access: 'staff',
  permission: 'changeMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object(memberActionInput),
  entity: memberActionEntity,
  refusals: ['MEMBER_NOT_FOUND', 'NOT_DORMANT', ...STAFF_REFUSALS],
  perMinute: 60,
})
