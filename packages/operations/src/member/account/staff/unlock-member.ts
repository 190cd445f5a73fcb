import { unlockMember as contract } from '@hygiene/contracts/member/account/staff/unlock-member'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import { memberActionReasonText } from '@hygiene/domain/staff/employee/member-action'
import { operation } from '../../../kit/operation.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { dropAttempts } from '../../login/attempts.ts'

export const unlockMember = operation(contract, async ({ db, input, actor, now, log }) => {
  const { memberNo } = input
  const member = await reachMember(db, branchesOf(actor), memberNo)
  if (!member) return denied('MEMBER_NOT_FOUND')
  if ((await dropAttempts(db, member.userId)) === 0) return denied('NOT_LOCKED')
  log({ reason: memberActionReasonText(input), memberNos: [memberNo] })
  await notifyPerson(db, 'accountUnlocked', memberNo, memberNo, now)
  return { memberNo }
})
