import { readStaffMember as contract } from '@hygiene/contracts/member/account/staff/read-staff-member'
import { branchesOf, judgeLogin, maskAddress, maskEmail, maskPhone } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { reachMember } from '@hygiene/operations/staff/member-case/reach-member'
import { findActiveMerge } from '@hygiene/operations/member/merge/find-active-merge'
import { findEducations } from '@hygiene/operations/education/enrolment/find-educations'
import { findMemberSteps, type MemberSteps } from '@hygiene/operations/education/study/find-member-steps'
import { implement } from '../../../http/implement.ts'
import { foundMember } from '../../../http/found-member.ts'
import { formerRecordsOf } from './former-records.ts'
import { findLastError, findLock } from './last-error.ts'

/** Shows a masked person, and writes the look to the log before. */
export const readStaffMember = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { memberNo } = input
    const member = await reachMember(deps.db, branchesOf(caller), memberNo)
    if (!member) throw refuse('MEMBER_NOT_FOUND')
    const action = { operation: 'readStaffMember', subject: null }
    const entry = { caller, ...action, reason: '', ipAddress, now, memberNos: [memberNo] }
    await writeAudit(deps.db, entry)
    const [logins, steps, lock, merge, former, educations] = await Promise.all([
      deps.db.login.findMany({ where: { memberNo, endedAt: null } }),
      findMemberSteps(deps.db, memberNo, now),
      findLock(deps.db, member.userId, now),
      findActiveMerge(deps.db, memberNo, now),
      formerRecordsOf(deps.db, memberNo),
      findEducations(deps.db, memberNo, branchesOf(caller), now),
    ])
    return {
      member: foundMember({ ...member, logins }, now),
      email: member.email === '' ? '' : maskEmail(member.email),
      companyPhone: member.companyPhone === '' ? '' : maskPhone(member.companyPhone),
      address: member.address === '' ? '' : maskAddress(member.address),
      marketingAgreedAt: member.marketingAgreedAt?.toISOString() ?? null,
      openLogins: logins.filter((login) => judgeLogin(login, now).allowed).length,
      lockedUntil: lock?.toISOString() ?? null,
      ...educations,
      steps: steps.map(stepsView),
      ...former,
      lastError: await findLastError(deps.db, member, now),
      merge: merge && {
        ...merge,
        mergedAt: merge.mergedAt.toISOString(),
        undoableUntil: merge.undoableUntil.toISOString(),
      },
    }
  },
)

const at = (instant: Date | null) => instant?.toISOString() ?? null

function stepsView(steps: MemberSteps) {
  return {
    ...steps,
    licenceNo: steps.licenceNo.replace(/.{3}$/, '***'),
    deadlineAt: at(steps.deadlineAt),
    appliedAt: steps.appliedAt.toISOString(),
    paidAt: at(steps.paidAt),
    studiedAt: at(steps.studiedAt),
    surveyedAt: at(steps.surveyedAt),
    completedAt: at(steps.completedAt),
    startsAt: at(steps.startsAt),
  }
}
