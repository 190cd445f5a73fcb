import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { memberActionEntity, memberActionInput } from './member-action-input.ts'

export const unlockMember = staffWrites('/api/staff/members/unlock', {
  label: '로그인 잠금 풀기',
  permission: 'changeMembers',
  audit: {},
  input: z.object(memberActionInput),
  entity: memberActionEntity,
  refusals: ['MEMBER_NOT_FOUND', 'NOT_LOCKED'],
  perMinute: 60,
})
