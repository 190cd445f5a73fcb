import type { Job, PayloadOf } from '@hygiene/contracts/kit/job'
import { currentTrace } from '@hygiene/observe/spans'
import type { Queries, Transaction } from './connect.ts'
import type { Outbox } from './generated/client.ts'
import { expiredRows } from './expired-rows.ts'
import { trustedInstant } from './trusted-clock.ts'

/**
 * Hands work over in the transaction that causes it, so a rolled-back change leaves no job. Requires a transaction: a job outside
 * one would outlive a rolled-back action.
 */
export async function handOver<J extends Job>(
  db: Transaction,
  job: J,
  payload: PayloadOf<J>,
  notBefore?: Date,
): Promise<void> {
  await db.outbox.create({
    data: {
      kind: job.kind,
      payload: job.payload.parse(payload) as object,
      createdAt: trustedInstant(),
      notBefore: notBefore ?? null,
      trace: currentTrace() ?? null,
    },
  })
}

export async function handOverAll<J extends Job>(
  db: Transaction,
  job: J,
  payloads: readonly PayloadOf<J>[],
  notBefore?: Date,
): Promise<void> {
  const createdAt = trustedInstant()
  await db.outbox.createMany({
    data: payloads.map((payload) => ({
      kind: job.kind,
      payload: job.payload.parse(payload) as object,
      createdAt,
      notBefore: notBefore ?? null,
      trace: currentTrace() ?? null,
    })),
  })
}

/** Returns the job's id: BullMQ accepts neither an integer nor a colon. */
export function jobIdOf(outboxNo: bigint): string {
  return `outbox-${outboxNo}`
}

/** Returns null for a job that did not come through the outbox. */
export function outboxNoOf(jobId: string | undefined): bigint | null {
  const outboxNo = /^outbox-(\d+)$/.exec(jobId ?? '')?.[1]
  return outboxNo === undefined ? null : BigInt(outboxNo)
}

export async function traceOf(db: Queries, jobId: string | undefined): Promise<string | null> {
  const outboxNo = outboxNoOf(jobId)
  if (outboxNo === null) return null
  const row = await db.outbox.findUnique({ where: { outboxNo }, select: { trace: true } })
  return row?.trace ?? null
}

export interface DueRows {
  kinds: readonly string[]
  lostBefore: Date
  limit: number
}

export async function lockDueRows(
  db: Transaction,
  { kinds, lostBefore, limit }: DueRows,
  now: Date,
): Promise<Outbox[]> {
  return db.$queryRaw<Outbox[]>`
    SELECT * FROM "Outbox"
     WHERE "doneAt" IS NULL AND ("relayedAt" IS NULL OR "relayedAt" < ${lostBefore})
       AND ("notBefore" IS NULL OR "notBefore" <= ${now}) AND "kind" = ANY (${kinds})
     ORDER BY ("relayedAt" IS NOT NULL), "outboxNo" LIMIT ${limit} FOR UPDATE SKIP LOCKED`
}

export async function markRelayed(db: Transaction, rows: readonly Outbox[], now: Date): Promise<void> {
  await db.outbox.updateMany({
    where: { outboxNo: { in: rows.map(({ outboxNo }) => outboxNo) } },
    data: { relayedAt: now },
  })
}

export async function markDone(db: Queries, outboxNo: bigint, now: Date): Promise<void> {
  await db.outbox.updateMany({ where: { outboxNo }, data: { doneAt: now } })
}

export async function unknownKinds(db: Queries, known: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.outbox.groupBy({
    by: ['kind'],
    where: { doneAt: null, kind: { notIn: [...known] } },
    _count: true,
  })
  return new Map(groups.map(({ kind, _count }) => [kind, _count]))
}

export const doneJobs = expiredRows({
  kind: 'jobs',
  table: 'Outbox',
  key: 'outboxNo',
  at: 'doneAt',
  purge: (db, keys) => db.outbox.deleteMany({ where: { outboxNo: { in: keys.map(BigInt) } } }),
})
