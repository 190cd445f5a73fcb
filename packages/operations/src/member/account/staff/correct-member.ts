import { lockMember, type Member, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { allowed, denied, type MemberEvidence, type Verdict } from '@hygiene/domain'
import { demandCase } from '../../../staff/member-case/demand-case.ts'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { hasOtherAccount } from '../../identity-check/find-member-of.ts'
import { logAction, type StaffAction } from './by-staff.ts'

/** The fields that are given change. */
export type Correction = { [Field in 'name' | 'birth' | 'phone' | 'email']?: string | undefined }

type Refusal =
  | 'MEMBER_NOT_FOUND'
  | 'MEMBER_CASE_REQUIRED'
  | 'EVIDENCE_REQUIRED'
  | 'MEMBER_UNCHANGED'
  | 'ALREADY_MEMBER'

const FIELD_TEXT = { name: '이름', birth: '생년월일', phone: '휴대전화', email: '이메일' } as const
const FIELDS = ['name', 'birth', 'phone', 'email'] as const

/**
 * Corrects who a person is, or how they are reached. Papers are issued with what stood at their time and stay so. A name or
 * a birth date wants evidence; the same person cannot have a second verified account.
 */
export async function correctMember(
  client: PrismaClient,
  { correction, ...action }: StaffAction & { correction: Correction; evidence: MemberEvidence | null },
  now: Date,
): Promise<Verdict<Refusal>> {
  const { memberNo, evidence } = action
  return transaction(client, async (db): Promise<Verdict<Refusal>> => {
    await lockMember(db, memberNo)
    const member = await reachMember(db, action.branches, memberNo)
    if (!member) return denied('MEMBER_NOT_FOUND')
    const open = await demandCase(db, action, now)
    if (!open.allowed) return open
    const changed = FIELDS.filter((field) => isChanged(member, correction, field))
    if (changed.length === 0) return denied('MEMBER_UNCHANGED')
    const isIdentity = changed.some((field) => field === 'name' || field === 'birth')
    if (isIdentity && evidence === null) return denied('EVIDENCE_REQUIRED')
    const data = Object.fromEntries(changed.map((field) => [field, correction[field]]))
    const corrected = { ...member, ...data }
    await lockPerson(db, corrected)
    if (changed.some((field) => field !== 'email') && (await hasOtherAccount(db, corrected)))
      return denied('ALREADY_MEMBER')
    await db.member.update({ where: { memberNo }, data })
    const fields = changed.map((field) => FIELD_TEXT[field]).join(', ')
    await logAction(db, action, 'correctMember', now, fields)
    await notifyPerson(db, 'accountCorrected', memberNo, memberNo, now)
    return allowed()
  })
}

function isChanged(member: Member, correction: Correction, field: (typeof FIELDS)[number]): boolean {
  const wanted = correction[field]
  return wanted !== undefined && wanted !== member[field]
}

/** Two accounts that become the same person at the same instant: the second waits, and sees the first. */
async function lockPerson(db: Transaction, { name, birth, phone }: Member): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`person ${name} ${birth} ${phone}`}, 12))`
}
