import type { Transaction } from '../connect.ts'

/** Locks one of the caller's in-person records until the transaction ends; false where the caller has no such record. */
export async function lockInPersonEnrolment(
  db: Transaction,
  memberNo: number,
  offlineEduNo: number,
): Promise<boolean> {
  const rows = await db.$queryRaw<{ offlineEduNo: number }[]>`
    SELECT "offlineEduNo" FROM "OfflineEnrolment"
     WHERE "offlineEduNo" = ${offlineEduNo} AND "memberNo" = ${memberNo} FOR UPDATE`
  return rows.length === 1
}
