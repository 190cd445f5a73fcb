import { educationsOfYear } from '@hygiene/domain/member/account/education-of-year'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { day } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { foundMemberShape } from './found-member.ts'

/** The conditions of the list of members. */
export const memberFilter = z.object({
  state: z.enum(['active', 'unverified', 'dormant']).optional(),
  joinedFrom: day.optional(),
  joinedTo: day.optional(),
  isConnected: z.boolean().optional(),
  /** How far they are with the education of this year. */
  educationOfYear: z.enum(educationsOfYear).optional(),
})

export const memberSorts = ['joinedAt', 'lastLoginAt'] as const

/**
 * Members, masked; those shown are in the log. Words find by id, beginning of a name or business name, phone or its last
 * four digits, and licence number. A branch's employee finds people of its own sessions.
 */
export const listMembers = staffWrites('/api/staff/members/list', {
  label: '회원 목록 조회',
  isView: true,
  permission: 'searchMembers',
  audit: {},
  input: dataTableInput({ filter: memberFilter, sorts: memberSorts }),
  entity: tablePageOf(
    foundMemberShape.extend({
      /** The business that matches the search, else that of the latest enrolment; empty if the employee may see none. */
      businessName: z.string(),
    }),
  ),
  perMinute: 120,
})
