import { refuseMarketing as contract } from '@hygiene/contracts/member/account/refuse-marketing'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { readRefusalToken } from '@hygiene/gateways'
import { operation } from '../../kit/operation.ts'
import { recordConsents } from '../policy/record-consents.ts'

/**
 * Withdraws the advertising consent for the telephone behind a message's link. The page permits nothing else and reveals nothing
 * about the person.
 */
export const refuseMarketing = operation(
  contract,
  { needs: ['OFFER_SECRET'] },
  async ({ db, input: { token }, now, OFFER_SECRET }) => {
    const memberNo = readRefusalToken(OFFER_SECRET, token)
    if (memberNo === null) return denied('REFUSAL_LINK_WRONG')
    await withdrawMarketing(db, memberNo, now)
    return { refused: true as const }
  },
)

/**
 * Withdraws the advertising consent of every account with the telephone that received the message. It waits for a message being
 * sent to one of them, so none goes out after it returns. A repeated call changes nothing.
 */
export async function withdrawMarketing(db: Transaction, memberNo: number, now: Date): Promise<void> {
  for (const one of await lockSamePhone(db, await presentAccount(db, memberNo))) {
    await recordConsents(db, one, { marketing: false }, now, { source: 'refusalLink' })
    const data = { marketingAgreedAt: null, marketingConfirmedAt: null }
    await db.member.update({ where: { memberNo: one }, data })
  }
}

async function presentAccount(db: Transaction, memberNo: number): Promise<number> {
  const member = await db.member.findUnique({ where: { memberNo } })
  return member?.mergedIntoNo ? presentAccount(db, member.mergedIntoNo) : memberNo
}

async function lockSamePhone(db: Transaction, memberNo: number): Promise<number[]> {
  const rows = await db.$queryRaw<{ memberNo: number; marketingAgreedAt: Date | null }[]>`
    SELECT "memberNo", "marketingAgreedAt" FROM "Member"
     WHERE "memberNo" = ${memberNo}
        OR ("phone" <> '' AND "phone" = (SELECT "phone" FROM "Member" WHERE "memberNo" = ${memberNo}))
     ORDER BY "memberNo" FOR NO KEY UPDATE`
  return rows.flatMap((row) => (row.marketingAgreedAt ? [row.memberNo] : []))
}
