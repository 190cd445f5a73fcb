import type { Member } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

/**
 * Closes an account for another one. Moves the DI if only the closed account has it, so that the person cannot sign up again.
 * Returns the moved DI or null.
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
