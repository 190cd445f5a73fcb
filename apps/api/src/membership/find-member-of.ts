import type { Member, Queries } from '@hygiene/db'
import { accountOf } from '@hygiene/domain'
import type { ProvedPerson } from '../credentials/take-proof.ts'

/** The account of a verified person, dormant ones too; null where there is none. */
export async function findMemberOf(db: Queries, person: ProvedPerson): Promise<Member | null> {
  const { name, birth, identityKeyHash } = person
  const candidates = await db.member.findMany({
    where: {
      withdrawnAt: null,
      OR: [{ name, birth }, ...(identityKeyHash === null ? [] : [{ identityKeyHash }])],
    },
    orderBy: { memberNo: 'asc' },
  })
  return accountOf(candidates, person) ?? null
}
