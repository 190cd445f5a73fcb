import { withdrawMember as contract } from '@hygiene/contracts/member/account/staff/withdraw-member'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import { memberActionReasonText } from '@hygiene/domain/staff/employee/member-action'
import { operation } from '../../../kit/operation.ts'
import { demandCase } from '../../../staff/member-case/demand-case.ts'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { leaveMembership } from '../withdraw.ts'

export const withdrawMember = operation(contract, async ({ db, input, actor, now, log }) => {
  const { memberNo } = input
  if (!(await reachMember(db, branchesOf(actor), memberNo))) return denied('MEMBER_NOT_FOUND')
  const open = await demandCase(db, { employeeNo: actor.employeeNo, memberNo }, now)
  if (!open.allowed) return open
  const left = await leaveMembership(db, memberNo, now)
  if (!left.allowed) return left
  log({ reason: memberActionReasonText(input), memberNos: [memberNo] })
  return { memberNo }
})
