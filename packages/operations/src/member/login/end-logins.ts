import type { LoginEndReason, Queries, Transaction } from '@hygiene/db'

/** Ends a person's logins, all but the one that asks; answers how many. */
export async function endLogins(
  db: Transaction,
  memberNo: number,
  endReason: LoginEndReason,
  now: Date,
  exceptLoginNo?: string,
): Promise<number> {
  const { count } = await db.login.updateMany({
    where: {
      memberNo,
      endedAt: null,
      ...(exceptLoginNo === undefined ? {} : { loginNo: { not: exceptLoginNo } }),
    },
    data: { endedAt: now, endReason },
  })
  return count
}

/** Ends one login because its person logs out, also while they act for another member. */
export async function logOut(db: Queries, { loginNo }: { loginNo: string }, now: Date): Promise<void> {
  await db.login.updateMany({
    where: { loginNo, endedAt: null },
    data: { endedAt: now, endReason: 'logout' },
  })
}
