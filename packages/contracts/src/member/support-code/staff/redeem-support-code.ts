import { z } from 'zod'
import { supportCodeForm } from '../../../forms/support-code.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { foundMemberShape } from '../../account/staff/found-member.ts'

/** Finds the operator who reads out the code on the telephone. A code works once; five wrong ones lock the employee out. */
export const redeemSupportCode = staffWrites('/api/staff/redeemSupportCode', {
  label: '상담 코드로 회원 조회',
  isView: true,
  permission: 'searchMembers',
  input: z.object(supportCodeForm.shape),
  entity: foundMemberShape,
  refusals: ['SUPPORT_CODE_WRONG', 'SUPPORT_CODE_LOCKED'],
  perMinute: 30,
})
