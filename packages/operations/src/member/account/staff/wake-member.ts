import { wakeMember as contract } from '@hygiene/contracts/member/account/staff/wake-member'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import { memberActionReasonText } from '@hygiene/domain/staff/employee/member-action'
import { operation } from '../../../kit/operation.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { reachMember } from '../../../staff/member-case/reach-member.ts'

/** Reactivates a dormant account whose owner staff have identified, and counts it as used now. */
export const wakeMember = operation(contract, async ({ db, input, actor, now, log }) => {
  const { memberNo } = input
  if (!(await reachMember(db, branchesOf(actor), memberNo))) return denied('MEMBER_NOT_FOUND')
  const { count } = await db.member.updateMany({
    where: { memberNo, dormantAt: { not: null } },
    data: { dormantAt: null, lastLoginAt: now },
  })
  if (count === 0) return denied('NOT_DORMANT')
  log({ reason: memberActionReasonText(input), memberNos: [memberNo] })
  await notifyPerson(db, 'accountWoken', memberNo, memberNo, now)
  return { memberNo }
})
