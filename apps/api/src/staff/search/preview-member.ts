import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { previewMember as contract } from '@hygiene/contracts/staff/search/preview-member'
import type { Login, Member } from '@hygiene/db'
import {
  type Action,
  branchesOf,
  faultText,
  isOfBranches,
  judgeLogin,
  maskAddress,
  maskBirthDate,
  maskName,
  nextInPersonAction,
  nextOnlineAction,
  nextScreenText,
  orderActions,
  seoulYear,
  educationSteps,
} from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { reachMember } from '@hygiene/operations/staff/member-case/reach-member'
import { findEducations } from '@hygiene/operations/education/enrolment/find-educations'
import { findLastFault } from '@hygiene/operations/staff/employee/find-last-fault'
import {
  type InPersonActionRow,
  type OnlineActionRow,
  readActionRows,
} from '@hygiene/operations/education/enrolment/read-action-rows'
import { implement } from '../../http/implement.ts'
import type { Scope } from './scope.ts'

type Education = NonNullable<AnswerOf<typeof contract>['education']>
type CurrentEducation = Action & {
  row: OnlineActionRow | InPersonActionRow
  place: string
  isInPerson: boolean
}

export const previewMember = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { memberNo } = input
  const scope = branchesOf(caller)
  const member = await reachMember(deps.db, scope, memberNo)
  if (!member) throw refuse('MEMBER_NOT_FOUND')

  const action = { operation: contract.operation, subject: null }

  const entry = { caller, ...action, reason: '', ipAddress, now, memberNos: [memberNo] }
  const [logins, fault, rows, educations, inquiry] = await Promise.all([
    deps.db.login.findMany({ where: { memberNo, endedAt: null } }),
    findLastFault(deps.db, memberNo, now),
    readActionRows(deps.pool, memberNo, seoulYear(now), now),
    findEducations(deps.db, memberNo, scope, now),
    deps.db.inquiry.findFirst({ where: { memberNo, isAnonymous: false }, orderBy: { inquiryNo: 'desc' } }),
    writeAudit(deps.db, entry),
  ])
  return {
    ...headOf(member, logins, now),
    lastFault: fault && { at: fault.at.toISOString(), ...faultText(fault.fault, fault.about) },
    ...educations,
    education: educationOf(rows, scope, now),
    lastInquiryAt: inquiry?.writtenAt.toISOString() ?? null,
  }
})

function headOf(member: Member, logins: readonly Login[], now: Date) {
  const { memberNo, userId, dormantAt, verifiedAt } = member
  const state: 'dormant' | 'active' | 'unverified' = dormantAt
    ? 'dormant'
    : verifiedAt
      ? 'active'
      : 'unverified'
  return {
    memberNo,
    userId,
    name: maskName(member.name),
    birth: maskBirthDate(member.birth),
    address: member.address === '' ? '' : maskAddress(member.address),
    state,
    isConnected: logins.some((login) => judgeLogin(login, now).allowed),
  }
}

function educationOf(
  { online, inPerson }: Awaited<ReturnType<typeof readActionRows>>,
  scope: Scope,
  now: Date,
): Education | null {
  const current = [
    ...(scope === null ? online : []).map((row) =>
      currentEducation(row, nextOnlineAction(row, now), `${row.enrolmentNo}`, false),
    ),
    ...inPerson
      .filter(({ branchNo }) => isOfBranches(scope, branchNo))
      .map((row) => currentEducation(row, nextInPersonAction(row, now), `h${row.inPersonEnrolmentNo}`, true)),
  ].filter((one) => one !== null)
  const [first] = orderActions(current)
  return first ? viewOf(first) : null
}

function currentEducation(
  row: CurrentEducation['row'],
  action: Action | null,
  place: string,
  isInPerson: boolean,
): CurrentEducation | null {
  return action && { ...action, row, place, isInPerson }
}

function viewOf({ row, place, isInPerson, state, deadlineAt }: CurrentEducation): Education {
  return {
    ...row,
    place,
    isInPerson,
    steps: educationSteps({ state, isInPerson }),
    nextScreen: nextScreenText(state),
    deadlineAt: deadlineAt?.toISOString() ?? null,
    lectures: 'lectureCount' in row ? { finished: row.finishedLectureCount, all: row.lectureCount } : null,
  }
}
