import { lockMember, type PrismaClient, transaction } from '@hygiene/db'
import { caseReason, denied, nextScreenText } from '@hygiene/domain'
import { writeAudit } from '../../../staff/audit-log/write-audit.ts'
import { demandCase } from '../../../staff/member-case/demand-case.ts'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { textAsked } from '../../../platform/message/text-asked.ts'
import { findMemberSteps } from '../../../education/study/find-member-steps.ts'
import type { ByStaff } from './by-staff.ts'

type Sent =
  | { allowed: true; screen: string }
  | { allowed: false; reason: 'MEMBER_NOT_FOUND' | 'LINK_TOO_OFTEN' }

/** The enrolment the caller speaks of; without one their nearest action is meant. */
interface Which {
  enrolmentNo: number | null
  inPersonEnrolmentNo: number | null
}

/**
 * Texts a person at their own number the address of the screen on which they go on. Nothing of theirs is shown, so no case is
 * demanded; an open one is named in the log. Counted under the person's lock: two presses at once send one message.
 */
export async function sendNextScreen(
  client: PrismaClient,
  { employeeNo, memberNo, branches, ipAddress, ...which }: ByStaff & Which,
  now: Date,
): Promise<Sent> {
  return transaction(client, async (db): Promise<Sent> => {
    if (!(await reachMember(db, branches, memberNo))) return denied('MEMBER_NOT_FOUND')
    await lockMember(db, memberNo)
    const all = await findMemberSteps(db, memberNo, now)
    const { enrolmentNo, inPersonEnrolmentNo } = which
    const isNamed = enrolmentNo !== null || inPersonEnrolmentNo !== null
    const steps = isNamed
      ? all.find((one) => one.enrolmentNo === enrolmentNo && one.inPersonEnrolmentNo === inPersonEnrolmentNo)
      : all[0]
    const kind = steps
      ? steps.enrolmentNo === null
        ? 'nextScreenInPerson'
        : 'nextScreen'
      : 'nextScreenApply'
    const aboutNo = steps?.enrolmentNo ?? steps?.inPersonEnrolmentNo ?? memberNo
    const texted = await textAsked(db, kind, { memberNo, aboutNo }, now)
    if (!texted.allowed) return texted
    const screen = nextScreenText(steps?.state ?? 'apply')
    const open = await demandCase(db, { employeeNo, memberNo }, now)
    const reason = open.allowed ? caseReason(open.case) : '다음 화면 안내'
    const action = { operation: 'sendNextScreen', subject: null, detail: screen, reason }
    await writeAudit(db, { caller: { employeeNo }, ...action, ipAddress, now, memberNos: [memberNo] })
    return { allowed: true, screen }
  })
}
