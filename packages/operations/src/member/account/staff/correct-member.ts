import { correctMember as contract } from '@hygiene/contracts/member/account/staff/correct-member'
import { lockMember } from '@hygiene/db/locks'
import type { Member } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import { memberActionReasonText } from '@hygiene/domain/staff/employee/member-action'
import { operation } from '../../../kit/operation.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { demandCase } from '../../../staff/member-case/demand-case.ts'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { hasOtherAccount } from '../../identity-check/find-member-of.ts'

const FIELD_TEXT = { name: '이름', birth: '생년월일', phone: '휴대전화', email: '이메일' } as const
const FIELDS = ['name', 'birth', 'phone', 'email'] as const

/**
 * Corrects a member's identity or contact data. Issued documents keep their data. A new name or birth date requires evidence, and
 * a person cannot have a second verified account.
 */
export const correctMember = operation(contract, async ({ db, input, actor, now, log }) => {
  const { memberNo, evidence, correction } = input
  await lockMember(db, memberNo)
  const member = await reachMember(db, branchesOf(actor), memberNo)
  if (!member) return denied('MEMBER_NOT_FOUND')
  const open = await demandCase(db, { employeeNo: actor.employeeNo, memberNo }, now)
  if (!open.allowed) return open
  const changed = FIELDS.filter(
    (field) => correction[field] !== undefined && correction[field] !== member[field],
  )
  if (changed.length === 0) return denied('MEMBER_UNCHANGED')
  const isIdentity = changed.some((field) => field === 'name' || field === 'birth')
  if (isIdentity && evidence === null) return denied('EVIDENCE_REQUIRED')
  const data = Object.fromEntries(changed.map((field) => [field, correction[field]]))
  const corrected = { ...member, ...data }
  await lockPerson(db, corrected)
  if (changed.some((field) => field !== 'email') && (await hasOtherAccount(db, corrected)))
    return denied('ALREADY_MEMBER')
  await db.member.update({ where: { memberNo }, data })
  const detail = changed.map((field) => FIELD_TEXT[field]).join(', ')
  log({ detail, reason: memberActionReasonText(input), memberNos: [memberNo] })
  await notifyPerson(db, 'accountCorrected', memberNo, memberNo, now)
  return { memberNo }
})

/** Makes two accounts that become the same person at the same time wait for each other, so that the later one is refused. */
async function lockPerson(db: Transaction, { name, birth, phone }: Member): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`person ${name} ${birth} ${phone}`}, 12))`
}
