import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { foundMemberShape } from './found-member.ts'

/**
 * Marks an account as verified whose owner identified themselves to staff («협회에서 본인인증을 진행해주시길 바랍니다.», specification section 4).
 * The reason records by what.
 */
export const verifyMember = staffWrites('/api/staff/verifyMember', {
  label: '본인확인 처리',
  permission: 'verifyMembers',
  audit: {},
  input: z.object({ memberNo: recordNo, reason: auditReason }),
  entity: foundMemberShape,
  refusals: ['MEMBER_NOT_FOUND', 'ACCOUNT_UNCLAIMED', 'ALREADY_VERIFIED', 'ALREADY_MEMBER'],
  perMinute: 30,
})
