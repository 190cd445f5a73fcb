import type { InPersonSession } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { cancelSession } from '@hygiene/operations/in-person/session/staff/cancel-in-person-session'
import { REASON } from '@hygiene/testing/scenarios/session-people'
import type { TestWorker } from './start-test-worker.ts'

export async function cancel(
  { database, deps }: TestWorker,
  { sessionNo }: InPersonSession,
  replacement: InPersonSession | null = null,
): Promise<void> {
  const replacedByNo = replacement?.sessionNo ?? null
  const wanted = { sessionNo, reason: REASON, replacedByNo }
  const verdict = await transaction(database.db, (db) => cancelSession(db, wanted, deps.now()))
  if (!verdict.allowed) throw new Error(verdict.reason)
}
