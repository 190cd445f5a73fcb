import { textMember as contract } from '@hygiene/contracts/member/account/staff/text-member'
import { lockMember } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { caseReason } from '@hygiene/domain/staff/member-case/member-case'
import { denied } from '@hygiene/domain/verdict'
import { isAdvertising } from '@hygiene/domain/staff/employee/staff-text'
import { operation } from '../../../kit/operation.ts'
import { demandCase } from '../../../staff/member-case/demand-case.ts'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { writeStaffText } from '../../../platform/message/write-staff-text.ts'

/** Treats the same text within a minute as a repeated press. This limit is our own choice. */
const SECONDS_BETWEEN = 60
/** Limits the texts of all employees to one person. These limits are our own choice. */
const TEXTS_MOST = [
  { count: 3, minutes: 10 },
  { count: 10, minutes: 24 * 60 },
] as const

/**
 * Texts a member in the employee's own words, within an open case. The member's lock makes simultaneous presses send one message.
 */
export const textMember = operation(
  contract,
  async ({ db, input, actor: { employeeNo, ...rights }, now, log }) => {
    const { memberNo, body } = input
    if (isAdvertising(body)) return denied('TEXT_ADVERTISING')
    if (!(await reachMember(db, branchesOf(rights), memberNo))) return denied('MEMBER_NOT_FOUND')
    const demanded = await demandCase(db, { employeeNo, memberNo }, now)
    if (!demanded.allowed) return demanded
    await lockMember(db, memberNo)
    if (await isJustSent(db, memberNo, body, now)) return denied('MESSAGE_JUST_SENT')
    if (await areMany(db, memberNo, now)) return denied('MESSAGES_MANY')

    const textNo = await writeStaffText(db, { employeeNo, body }, now)
    await notifyPerson(db, 'staffText', memberNo, textNo, now)
    log({ reason: caseReason(demanded.case), memberNos: [memberNo] })
    return { memberNo }
  },
)

async function areMany(db: Transaction, memberNo: number, now: Date): Promise<boolean> {
  for (const { count, minutes } of TEXTS_MOST) {
    const since = new Date(now.getTime() - minutes * 60_000)
    const where = { memberNo, kind: 'staffText', createdAt: { gt: since } } as const
    if ((await db.message.count({ where })) >= count) return true
  }
  return false
}

async function isJustSent(db: Transaction, memberNo: number, body: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SECONDS_BETWEEN * 1000)
  const sent = await db.message.findMany({
    where: { memberNo, kind: 'staffText', createdAt: { gt: since } },
    select: { aboutNo: true },
  })
  const textNos = sent.map(({ aboutNo }) => aboutNo)
  return (await db.staffText.count({ where: { textNo: { in: textNos }, body } })) > 0
}
