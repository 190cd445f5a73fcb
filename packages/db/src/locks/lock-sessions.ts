import type { Transaction } from '../connect.ts'
import type { InPersonSession } from '../generated/client.ts'

/**
 * Locks in-person sessions in the order of their numbers, after everything else and late: whoever takes, moves or
 * offers a seat waits here. Statements that follow see what the one before has written. Who only refers to a session
 * (a scan at the door) does not wait.
 */
export async function lockSessions(
  db: Transaction,
  sessionNos: readonly number[],
): Promise<InPersonSession[]> {
  return db.$queryRaw<InPersonSession[]>`
    SELECT * FROM "InPersonSession" WHERE "sessionNo" = ANY (${[...sessionNos]}::int[])
     ORDER BY "sessionNo" FOR NO KEY UPDATE`
}
