import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { memberActionEntity, memberActionInput } from './member-action-input.ts'

export const withdrawMember = staffWrites('/api/staff/members/withdraw', {
  label: '요청받은 탈퇴',
  permission: 'changeMembers',
  audit: {},
  input: z.object(memberActionInput),
  entity: memberActionEntity,
  refusals: ['MEMBER_NOT_FOUND', 'MEMBER_CASE_REQUIRED', 'STILL_ENROLLED'],
  perMinute: 60,
})
