import type { Member, Prisma } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import {
  type FormerAccount,
  type FormerClaim,
  judgeFormerClaim,
} from '@hygiene/domain/member/account/former-account'

type Claimant = Pick<FormerAccount, 'name' | 'birth' | 'phone'>

export async function findFormerClaim(db: Queries, person: Claimant): Promise<FormerClaim> {
  const { name, birth, phone } = person
  // Uses a union, so that each part can use its index.
  const accounts = await db.$queryRaw<FormerAccount[]>`
    SELECT "memberNo", "name", "birth", "phone" FROM "Member" WHERE "memberNo" IN (
      SELECT "memberNo" FROM "Member"
       WHERE "name" COLLATE "C" = ${name} AND "withdrawnAt" IS NULL AND "birth" = ${birth}
       UNION SELECT "memberNo" FROM "Member" WHERE "phone" = ${phone})
       AND "unclaimedSince" IS NOT NULL AND "withdrawnAt" IS NULL
     ORDER BY "memberNo"`
  return judgeFormerClaim(person, accounts)
}

type AccountColumns = Prisma.MemberUncheckedUpdateManyInput

/**
 * Gives an imported account to its owner and keeps its applications, payments and certificates. Returns null if it was claimed
 * already.
 */
export async function claimFormerMember(
  db: Transaction,
  memberNo: number,
  columns: AccountColumns,
  now: Date,
): Promise<Member | null> {
  const [member] = await db.member.updateManyAndReturn({
    where: { memberNo, unclaimedSince: { not: null }, withdrawnAt: null },
    data: { ...columns, unclaimedSince: null, dormantAt: null },
  })
  if (!member) return null
  await db.formerAccount.updateMany({ where: { memberNo, claimedAt: null }, data: { claimedAt: now } })
  return member
}
