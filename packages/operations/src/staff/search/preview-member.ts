import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { previewMember as contract } from '@hygiene/contracts/staff/search/preview-member'
import type { Login, Member } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import {
  type Action,
  nextInPersonAction,
  nextOnlineAction,
  orderActions,
} from '@hygiene/domain/member/next-action/next-action'
import { branchesOf, isOfBranches } from '@hygiene/domain/staff/employee/branch-scope'
import { faultText, nextScreenText, educationSteps } from '@hygiene/domain/staff/employee/education-steps'
import { judgeLogin } from '@hygiene/domain/member/login/login-clock'
import { maskAddress, maskBirthDate, maskName } from '@hygiene/domain/member/account/masking'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { reachMember } from '../member-case/reach-member.ts'
import { findEducations } from '../../education/enrolment/find-educations.ts'
import { findLastFault } from '../employee/find-last-fault.ts'
import {
  type InPersonActionRow,
  type OnlineActionRow,
  readActionRows,
} from '../../education/enrolment/read-action-rows.ts'
import { operation } from '../../kit/operation.ts'
import type { Scope } from './scope.ts'

type Education = NonNullable<AnswerOf<typeof contract>['education']>
type CurrentEducation = Action & {
  row: OnlineActionRow | InPersonActionRow
  place: string
  isInPerson: boolean
}

/** Reads its parts in parallel, which one transaction cannot do. */
export const previewMember = operation(
  contract,
  {
    needs: ['pool'],
    async before({ db, input: { memberNo }, actor, now, pool }) {
      const scope = branchesOf(actor)
      const member = await reachMember(db, scope, memberNo)
      if (!member) return denied('MEMBER_NOT_FOUND')
      const [logins, fault, rows, educations, inquiry] = await Promise.all([
        db.login.findMany({ where: { memberNo, endedAt: null } }),
        findLastFault(db, memberNo, now),
        readActionRows(pool, memberNo, seoulYear(now), now),
        findEducations(db, memberNo, scope, now),
        db.inquiry.findFirst({ where: { memberNo, isAnonymous: false }, orderBy: { inquiryNo: 'desc' } }),
      ])
      return {
        ...headOf(member, logins, now),
        lastFault: fault && { at: fault.at, ...faultText(fault.fault, fault.about) },
        ...educations,
        education: educationOf(rows, scope, now),
        lastInquiryAt: inquiry?.writtenAt ?? null,
      }
    },
  },
  async ({ input: { memberNo }, prepared, log }) => {
    log({ memberNos: [memberNo] })
    return prepared
  },
)

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
    deadlineAt,
    lectures: 'lectureCount' in row ? { finished: row.finishedLectureCount, all: row.lectureCount } : null,
  }
}
