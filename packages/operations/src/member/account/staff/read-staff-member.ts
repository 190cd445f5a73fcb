import { readStaffMember as contract } from '@hygiene/contracts/member/account/staff/read-staff-member'
import type { Member } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import {
  type FailuresByNetwork,
  LOGIN_FAILURE_LIMIT,
  LOGIN_LOCK_SECONDS,
} from '@hygiene/domain/member/login/login-throttle'
import { judgeLogin } from '@hygiene/domain/member/login/login-clock'
import { maskAddress, maskEmail, maskPhone } from '@hygiene/domain/member/account/masking'
import { findOrigins } from '../../../staff/import/find-origins.ts'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { findActiveMerge } from '../../merge/find-active-merge.ts'
import { findEducations } from '../../../education/enrolment/find-educations.ts'
import { findMemberSteps, type MemberSteps } from '../../../education/study/find-member-steps.ts'
import { operation } from '../../../kit/operation.ts'
import { foundMember } from '../found-member.ts'

/** Shows a masked member. Is a query because its parts are read in parallel, which one transaction cannot do. */
export const readStaffMember = operation(
  contract,
  {
    async before({ db, input: { memberNo }, actor, now }) {
      const branches = branchesOf(actor)
      const member = await reachMember(db, branches, memberNo)
      if (!member) return denied('MEMBER_NOT_FOUND')
      const [logins, steps, lock, merge, former, educations, lastError] = await Promise.all([
        db.login.findMany({ where: { memberNo, endedAt: null } }),
        findMemberSteps(db, memberNo, now),
        findLock(db, member.userId, now),
        findActiveMerge(db, memberNo, now),
        formerRecordsOf(db, memberNo),
        findEducations(db, memberNo, branches, now),
        findLastError(db, member, now),
      ])
      return {
        member: foundMember({ ...member, logins }, now),
        email: member.email === '' ? '' : maskEmail(member.email),
        companyPhone: member.companyPhone === '' ? '' : maskPhone(member.companyPhone),
        address: member.address === '' ? '' : maskAddress(member.address),
        marketingAgreedAt: member.marketingAgreedAt,
        openLogins: logins.filter((login) => judgeLogin(login, now).allowed).length,
        lockedUntil: lock,
        ...educations,
        steps: steps.map(stepsView),
        ...former,
        lastError,
        merge,
      }
    },
  },
  async ({ input: { memberNo }, prepared, log }) => {
    log({ memberNos: [memberNo] })
    return prepared
  },
)

function stepsView(steps: MemberSteps) {
  return { ...steps, licenceNo: steps.licenceNo.replace(/.{3}$/, '***') }
}

async function formerRecordsOf(db: Queries, memberNo: number) {
  const [accounts, certificates] = await Promise.all([
    db.formerAccount.findMany({ where: { memberNo }, orderBy: { importedAt: 'asc' } }),
    db.oldEducation.findMany({ where: { memberNo }, orderBy: { eduEndDate: 'desc' } }),
  ])
  const ofAccount = (await findOrigins(db, 'members', [memberNo])).get(memberNo) ?? null
  const origins = await findOrigins(
    db,
    'oldRecords',
    certificates.map(({ oldEduNo }) => oldEduNo),
  )
  return {
    formerAccounts: accounts.map(({ formerId, claimedAt }) => ({
      formerId,
      claimedAt,
      origin: ofAccount,
    })),
    formerCertificates: certificates.map(({ oldEduNo, outnumber, eduEndDate }) => ({
      certificateNumber: outnumber,
      completedOn: eduEndDate.toISOString().slice(0, 10),
      origin: origins.get(oldEduNo) ?? null,
    })),
  }
}

const DAY_MS = 86_400_000
/** Measured in days: older errors are unrelated to the current call. */
const DAYS = 30

interface LastError {
  kind: 'identity' | 'payment' | 'login'
  reason: string
  at: Date
  times: number
}

async function findLastError(
  db: Queries,
  { memberNo, userId }: Pick<Member, 'memberNo' | 'userId'>,
  now: Date,
): Promise<LastError | null> {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const [checks, payment, paid, throttle, login] = await Promise.all([
    db.identityCheck.findMany({
      where: {
        enrolment: { memberNo, completedAt: null, endedAt: null },
        OR: [{ refusedReason: { not: null } }, { confirmedAt: { not: null } }],
        requestedAt: { gt: since },
      },
      orderBy: { requestedAt: 'desc' },
      take: 20,
    }),
    db.payment.findFirst({
      where: { memberNo, status: 'failed', createdAt: { gt: since } },
      orderBy: { createdAt: 'desc' },
    }),
    db.payment.findFirst({ where: { memberNo, paidAt: { gt: since } }, orderBy: { paidAt: 'desc' } }),
    db.loginThrottle.findUnique({ where: { userId } }),
    db.login.findFirst({ where: { memberNo }, orderBy: { loggedInAt: 'desc' } }),
  ])
  const refused = checks.filter(({ confirmedAt }) => confirmedAt === null)
  const check = refused.find(
    ({ enrolmentNo, requestedAt }) =>
      !checks.some(
        (one) => one.enrolmentNo === enrolmentNo && one.confirmedAt !== null && one.confirmedAt > requestedAt,
      ),
  )
  const found: LastError[] = []
  if (check) {
    const sameDay = ({ requestedAt }: { requestedAt: Date }) =>
      check.requestedAt.getTime() - requestedAt.getTime() < DAY_MS
    const { refusedReason, requestedAt } = check
    found.push({
      kind: 'identity',
      reason: refusedReason ?? '',
      at: requestedAt,
      times: refused.filter(sameDay).length,
    })
  }
  if (payment && !(paid?.paidAt && paid.paidAt > payment.createdAt)) {
    const at = payment.checkedAt ?? payment.createdAt
    found.push({ kind: 'payment', reason: payment.failure ?? '', at, times: 1 })
  }
  if (throttle && !(login && login.loggedInAt > throttle.lastFailedAt)) {
    const failures = Object.values(throttle.failures as unknown as FailuresByNetwork)
    const times = failures.reduce((sum, { count }) => sum + count, 0)
    found.push({ kind: 'login', reason: '', at: throttle.lastFailedAt, times })
  }
  return found.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null
}

async function findLock(db: Queries, userId: string, now: Date): Promise<Date | null> {
  const throttle = await db.loginThrottle.findUnique({ where: { userId } })
  if (!throttle) return null
  const kept = Object.values(
    throttle.failures as unknown as Record<string, { count: number; lastFailedAt: string }>,
  )
  const ends = kept
    .filter(({ count }) => count >= LOGIN_FAILURE_LIMIT)
    .map(({ lastFailedAt }) => new Date(lastFailedAt).getTime() + LOGIN_LOCK_SECONDS * 1000)
  const end = Math.max(0, ...ends)
  return end > now.getTime() ? new Date(end) : null
}
