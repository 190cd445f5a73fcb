import type { Transaction } from '../connect.ts'

/** Locks one of the caller's enrolments until the transaction ends; false where the caller has no such record. */
export async function lockEnrolment(
  db: Transaction,
  memberNo: number,
  enrolmentNo: number,
): Promise<boolean> {
  const rows = await db.$queryRaw<{ enrolmentNo: number }[]>`
    SELECT "enrolmentNo" FROM "OnlineEnrolment"
     WHERE "enrolmentNo" = ${enrolmentNo} AND "memberNo" = ${memberNo} FOR UPDATE`
  return rows.length === 1
}
