import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { memberActionEntity, memberActionInput } from './member-action-input.ts'

export const wakeMember = staffWrites('/api/staff/members/wake', {
  label: '휴면 풀기',
  permission: 'changeMembers',
  audit: {},
  input: z.object(memberActionInput),
  entity: memberActionEntity,
  refusals: ['MEMBER_NOT_FOUND', 'NOT_DORMANT'],
  perMinute: 60,
})
