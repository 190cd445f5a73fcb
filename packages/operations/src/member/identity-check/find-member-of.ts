import type { Member } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { accountOf } from '@hygiene/domain/member/account/same-person'
import type { ProvedPerson } from './take-proof.ts'

/** The account of a verified person, dormant ones too; null where there is none. */
export async function findMemberOf(db: Queries, person: ProvedPerson): Promise<Member | null> {
  const { name, birth, identityKeyHash } = person
  const candidates = await db.member.findMany({
    where: {
      withdrawnAt: null,
      // Its owner signs up: only then it is theirs.
      unclaimedSince: null,
      OR: [{ name, birth }, ...(identityKeyHash === null ? [] : [{ identityKeyHash }])],
    },
    orderBy: { memberNo: 'asc' },
  })
  return accountOf(candidates, person) ?? null
}

/** DI decides where both have it; without one the same name, birth date and phone are the same person. */
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

/** Has the person of an account a verified one already? Without a key of the provider as above. */
export async function hasOtherAccount(
  db: Queries,
  { memberNo, name, birth, phone }: Pick<Member, 'memberNo' | 'name' | 'birth' | 'phone'>,
): Promise<boolean> {
  const others = { memberNo: { not: memberNo }, withdrawnAt: null, verifiedAt: { not: null } }
  return (await db.member.count({ where: { ...others, name, birth, phone } })) > 0
}
