import { type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { hasOtherAccount } from '../identity-check/find-member-of.ts'
import { claimOldRecords } from '../../education/old-record/claim-old-records.ts'

type Verified = Verdict<'MEMBER_NOT_FOUND' | 'ACCOUNT_UNCLAIMED' | 'ALREADY_VERIFIED' | 'ALREADY_MEMBER'>

/**
 * Makes an account verified on the word of staff. Of two employees at the same instant the second hears that it is.
 * `alongside`: what the staff's log keeps of it, in the same transaction.
 */
export async function verifyMember(
  client: PrismaClient,
  { memberNo, alongside }: { memberNo: number; alongside: (db: Transaction) => Promise<void> },
  now: Date,
): Promise<Verified> {
  return transaction(client, async (db): Promise<Verified> => {
    const member = await db.member.findFirst({ where: { memberNo, withdrawnAt: null } })
    if (!member) return denied('MEMBER_NOT_FOUND')
    if (member.unclaimedSince) return denied('ACCOUNT_UNCLAIMED')
    if (await hasOtherAccount(db, member)) return denied('ALREADY_MEMBER')
    const { count } = await db.member.updateMany({
      where: { memberNo, verifiedAt: null },
      data: { verifiedAt: now },
    })
    if (count === 0) return denied('ALREADY_VERIFIED')
    await claimOldRecords(db, member)
    await alongside(db)
    return allowed()
  })
}
