import type { Member } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

/**
 * Closes an account for another one. The DI goes to the one that stays where only the closed one has it, so that the
 * person cannot sign up a third time; answers it, or null.
 */
export async function closeAccount(
  db: Transaction,
  { stay, closed }: { stay: Member; closed: Member },
  now: Date,
): Promise<string | null> {
  const { identityKeyHash } = closed
  await db.member.update({
    where: { memberNo: closed.memberNo },
    data: { withdrawnAt: now, mergedIntoNo: stay.memberNo, identityKeyHash: null },
  })
  if (identityKeyHash === null) return null
  await db.member.update({ where: { memberNo: stay.memberNo }, data: { identityKeyHash } })
  return identityKeyHash
}

/** The account is open again, with the DI that it had given away. */
export async function reopenAccount(
  db: Transaction,
  { stayNo, closedNo, identityKeyHash }: { stayNo: number; closedNo: number; identityKeyHash: string | null },
): Promise<void> {
  if (identityKeyHash !== null)
    await db.member.update({ where: { memberNo: stayNo }, data: { identityKeyHash: null } })
  await db.member.update({
    where: { memberNo: closedNo },
    data: { withdrawnAt: null, mergedIntoNo: null, identityKeyHash },
  })
}
