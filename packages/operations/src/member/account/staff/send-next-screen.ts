import { sendNextScreen as contract } from '@hygiene/contracts/member/account/staff/send-next-screen'
import { lockMember } from '@hygiene/db/locks'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { caseReason } from '@hygiene/domain/staff/member-case/member-case'
import { denied } from '@hygiene/domain/verdict'
import { nextScreenText } from '@hygiene/domain/staff/employee/education-steps'
import { operation } from '../../../kit/operation.ts'
import { demandCase } from '../../../staff/member-case/demand-case.ts'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { textAsked } from '../../../platform/message/text-asked.ts'
import { findMemberSteps } from '../../../education/study/find-member-steps.ts'

/**
 * Texts a member the address of the screen where they continue. It shows no personal data, so it needs no open case; an open one
 * is named in the log. The member's lock makes simultaneous presses send one message.
 */
export const sendNextScreen = operation(contract, async ({ db, input, actor, now, log }) => {
  const { memberNo, enrolmentNo, inPersonEnrolmentNo } = input
  if (!(await reachMember(db, branchesOf(actor), memberNo))) return denied('MEMBER_NOT_FOUND')
  await lockMember(db, memberNo)
  const all = await findMemberSteps(db, memberNo, now)
  const isNamed = enrolmentNo !== null || inPersonEnrolmentNo !== null
  const steps = isNamed
    ? all.find((one) => one.enrolmentNo === enrolmentNo && one.inPersonEnrolmentNo === inPersonEnrolmentNo)
    : all[0]
  const kind = steps ? (steps.enrolmentNo === null ? 'nextScreenInPerson' : 'nextScreen') : 'nextScreenApply'
  const aboutNo = steps?.enrolmentNo ?? steps?.inPersonEnrolmentNo ?? memberNo
  const texted = await textAsked(db, kind, { memberNo, aboutNo }, now)
  if (!texted.allowed) return texted
  const screen = nextScreenText(steps?.state ?? 'apply')
  const open = await demandCase(db, { employeeNo: actor.employeeNo, memberNo }, now)
  const reason = open.allowed ? caseReason(open.case) : '다음 화면 안내'
  log({ detail: screen, reason, memberNos: [memberNo] })
  return { screen }
})
