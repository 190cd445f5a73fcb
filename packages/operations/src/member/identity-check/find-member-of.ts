import type { Member } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { accountOf } from '@hygiene/domain/member/account/same-person'
import type { ProvedPerson } from './take-proof.ts'

/** Returns the account of a verified person, including dormant ones, or null. */
export async function findMemberOf(db: Queries, person: ProvedPerson): Promise<Member | null> {
  const { name, birth, identityKeyHash } = person
  const candidates = await db.member.findMany({
    where: {
      withdrawnAt: null,
      // Excludes an unclaimed account: it belongs to its owner only after sign-up.
      unclaimedSince: null,
      OR: [{ name, birth }, ...(identityKeyHash === null ? [] : [{ identityKeyHash }])],
    },
    orderBy: { memberNo: 'asc' },
  })
  return accountOf(candidates, person) ?? null
}

/** Compares the DI if both have one; otherwise equal name, birth date and phone mean the same person. */
export async function isMember(
  db: Queries,
  { name, birth, phone, identityKeyHash }: ProvedPerson,
): Promise<boolean> {
  const known = await db.member.count({
    where: {
      withdrawnAt: null,
      unclaimedSince: null,
      OR: [{ name, birth, phone }, ...(identityKeyHash === null ? [] : [{ identityKeyHash }])],
    },
  })
  return known > 0
}

/** Checks for another verified account of the same person. Without a DI it compares name, birth date and phone. */
export async function hasOtherAccount(
  db: Queries,
  { memberNo, name, birth, phone }: Pick<Member, 'memberNo' | 'name' | 'birth' | 'phone'>,
): Promise<boolean> {
  const others = { memberNo: { not: memberNo }, withdrawnAt: null, verifiedAt: { not: null } }
  return (await db.member.count({ where: { ...others, name, birth, phone } })) > 0
}
