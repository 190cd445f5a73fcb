import type { PrismaClient, Transaction } from '@hygiene/db'
import { recordConsents } from './record-consents.ts'

/**
 * Withdraws the consent to advertising by the address of a message: of every account with the telephone that got it.
 * It waits for a message that is just being sent to one of them, and none goes out once it has answered. Done again, it does nothing.
 */
export async function refuseMarketing(client: PrismaClient, memberNo: number, now: Date): Promise<void> {
  await client.$transaction(async (db) => {
    for (const one of await lockSamePhone(db, await presentAccount(db, memberNo))) {
      await recordConsents(db, one, { marketing: false }, now, { source: 'refusalLink' })
      await db.member.update({
        where: { memberNo: one },
        data: { marketingAgreedAt: null, marketingConfirmedAt: null },
      })
    }
  })
}

/** The account that took over the one a message went to. */
async function presentAccount(db: Transaction, memberNo: number): Promise<number> {
  const member = await db.member.findUnique({ where: { memberNo } })
  return member?.mergedIntoNo ? presentAccount(db, member.mergedIntoNo) : memberNo
}

/** The accounts of the person's telephone that have consented, by their numbers. */
async function lockSamePhone(db: Transaction, memberNo: number): Promise<number[]> {
  const rows = await db.$queryRaw<{ memberNo: number; marketingAgreedAt: Date | null }[]>`
    SELECT "memberNo", "marketingAgreedAt" FROM "Member"
     WHERE "memberNo" = ${memberNo}
        OR ("phone" <> '' AND "phone" = (SELECT "phone" FROM "Member" WHERE "memberNo" = ${memberNo}))
     ORDER BY "memberNo" FOR NO KEY UPDATE`
  return rows.flatMap((row) => (row.marketingAgreedAt ? [row.memberNo] : []))
}
