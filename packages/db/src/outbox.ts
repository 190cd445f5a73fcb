import type { Job, PayloadOf } from '@hygiene/contracts/kit'
import type { Transaction } from './connect.ts'
import type { PrismaClient } from './generated/client.ts'

/**
 * Hands work over in the transaction of the change that causes it; a rolled-back change leaves no job behind.
 * Takes a transaction on purpose: a job outside of one would be a promise nobody made.
 */
export async function handOver<J extends Job>(
  db: Transaction,
  job: J,
  payload: PayloadOf<J>,
  notBefore?: Date,
): Promise<void> {
  await db.outbox.create({
    data: { kind: job.kind, payload: job.payload.parse(payload) as object, notBefore: notBefore ?? null },
  })
}

/** The same for many pieces of work of one kind, in one statement. */
export async function handOverAll<J extends Job>(
  db: Transaction,
  job: J,
  payloads: readonly PayloadOf<J>[],
): Promise<void> {
  await db.outbox.createMany({
    data: payloads.map((payload) => ({ kind: job.kind, payload: job.payload.parse(payload) as object })),
  })
}

/** Deletes ended jobs that have had their time. */
export async function forgetDoneJobs(db: PrismaClient, before: Date): Promise<number> {
  const { count } = await db.outbox.deleteMany({ where: { doneAt: { lt: before } } })
  return count
}
