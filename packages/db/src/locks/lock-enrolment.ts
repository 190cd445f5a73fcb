import type { Transaction } from '../connect.ts'

/** Locks one of the caller's enrolments until the transaction ends; false where the caller has no such record. */
export async function lockEnrolment(
  db: Transaction,
  memberNo: number,
  onlineEduNo: number,
): Promise<boolean> {
  const rows = await db.$queryRaw<{ onlineEduNo: number }[]>`
    SELECT "onlineEduNo" FROM "OnlineEnrolment"
     WHERE "onlineEduNo" = ${onlineEduNo} AND "memberNo" = ${memberNo} FOR UPDATE`
  return rows.length === 1
}
