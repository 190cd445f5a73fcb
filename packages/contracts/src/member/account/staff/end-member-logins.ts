import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { memberActionEntity, memberActionInput } from './member-action-input.ts'

export const endMemberLogins = staffWrites('/api/staff/members/endLogins', {
  label: '접속 끝내기',
  permission: 'changeMembers',
  audit: {},
  input: z.object(memberActionInput),
  entity: memberActionEntity,
  refusals: ['MEMBER_NOT_FOUND', 'NO_OPEN_LOGIN'],
  perMinute: 60,
})
