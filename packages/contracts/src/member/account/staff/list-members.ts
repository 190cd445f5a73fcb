import { educationsOfYear } from '@hygiene/domain/member/account/education-of-year'
import { z } from 'zod'
import { day } from '../../../kit/fields.ts'
import { column, listsPeople } from '../../../kit/list.ts'
import { foundMemberShape } from './found-member.ts'

export const memberFilter = z.object({
  state: z.enum(['active', 'unverified', 'dormant']).optional(),
  joinedFrom: day.optional(),
  joinedTo: day.optional(),
  isConnected: z.boolean().optional(),
  educationOfYear: z.enum(educationsOfYear).optional(),
})

export const memberSorts = ['joinedAt', 'lastLoginAt'] as const

const { state, isConnected, joinedAt, lastLoginAt, ...found } = foundMemberShape.shape

/**
 * Returns members, masked; the log keeps those shown. The search matches the id, the beginning of a name or business name, the
 * phone or its last four digits, and the licence number. A branch's employee finds only people of its own sessions.
 */
export const listMembers = listsPeople('/api/staff/members/list', {
  label: '회원 목록 조회',
  permission: 'searchMembers',
  filter: memberFilter,
  sorts: memberSorts,
  row: z.object({
    ...found,
    /** Is the business that matches the search, otherwise that of the latest enrolment; is empty if the employee may see none. */
    businessName: column(z.string(), { header: '업소', width: 150 }),
    state: column(state, { header: '상태', width: 110 }),
    isConnected: column(isConnected, { header: '접속', width: 95 }),
    joinedAt: column(joinedAt, { header: '가입한 날', width: 105, format: 'day' }),
    lastLoginAt: column(lastLoginAt, { header: '마지막 로그인', width: 145, format: 'minute' }),
  }),
  perMinute: 120,
})
