import type { Queries } from '@hygiene/db'
import type { ProvedPerson } from './take-proof.ts'

/** DI decides where both have it; without one the same name, birth date and phone are the same person. */
export async function isMember(
  db: Queries,
  { name, birth, phone, identityKeyHash }: ProvedPerson,
): Promise<boolean> {
  const known = await db.member.count({
    where: {
      withdrawnAt: null,
      OR: [{ name, birth, phone }, ...(identityKeyHash === null ? [] : [{ identityKeyHash }])],
    },
  })
  return known > 0
}
