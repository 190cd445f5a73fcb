import { endMemberLogins as contract } from '@hygiene/contracts/member/account/staff/end-member-logins'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import { memberActionReasonText } from '@hygiene/domain/staff/employee/member-action'
import { operation } from '../../../kit/operation.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { endLogins } from '../../login/end-logins.ts'

export const endMemberLogins = operation(contract, async ({ db, input, actor, now, log }) => {
  const { memberNo } = input
  if (!(await reachMember(db, branchesOf(actor), memberNo))) return denied('MEMBER_NOT_FOUND')
  if ((await endLogins(db, memberNo, 'byStaff', now)) === 0) return denied('NO_OPEN_LOGIN')
  log({ reason: memberActionReasonText(input), memberNos: [memberNo] })
  await notifyPerson(db, 'loginsEnded', memberNo, memberNo, now)
  return { memberNo }
})
