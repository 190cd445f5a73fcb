import type { LoginEndReason, Queries, Transaction } from '@hygiene/db'

/** Ends a person's logins, all but the one that asks. */
export async function endLogins(
  db: Transaction,
  memberNo: number,
  endReason: LoginEndReason,
  now: Date,
  exceptLoginNo?: string,
): Promise<void> {
  await db.login.updateMany({
    where: {
      memberNo,
      endedAt: null,
      ...(exceptLoginNo === undefined ? {} : { loginNo: { not: exceptLoginNo } }),
    },
    data: { endedAt: now, endReason },
  })
}

/** Ends one login because its person logs out. */
export async function logOut(
  db: Queries,
  { loginNo, memberNo }: { loginNo: string; memberNo: number },
  now: Date,
): Promise<void> {
  await db.login.updateMany({
    where: { loginNo, memberNo, endedAt: null },
    data: { endedAt: now, endReason: 'logout' },
  })
}
