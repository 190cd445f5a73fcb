import type { Transaction } from '../connect.ts'

/**
 * One act at a time for a person, where a rule looks at all of their bookings (nobody is in two halls at once). The
 * first of all locks: before the application. It does not hold up who merely refers to the person.
 */
export async function lockMember(db: Transaction, memberNo: number): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "Member" WHERE "memberNo" = ${memberNo} FOR NO KEY UPDATE`
}
