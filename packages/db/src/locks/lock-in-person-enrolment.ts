import type { Transaction } from '../connect.ts'

/** Locks one of the caller's in-person records until the transaction ends; false where the caller has no such record. */
export async function lockInPersonEnrolment(
  db: Transaction,
  memberNo: number,
  inPersonEnrolmentNo: number,
): Promise<boolean> {
  const rows = await db.$queryRaw<{ inPersonEnrolmentNo: number }[]>`
    SELECT "inPersonEnrolmentNo" FROM "InPersonEnrolment"
     WHERE "inPersonEnrolmentNo" = ${inPersonEnrolmentNo} AND "memberNo" = ${memberNo} FOR UPDATE`
  return rows.length === 1
}
