import type { BulkOperation, BulkOutcome, PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { BulkScreen } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { notifyPeople } from '../../platform/message/notify-people.ts'
import { giveDays } from '../../education/enrolment/staff/extend-enrolment.ts'
import { type BulkSubject, stillFitting } from './bulk-lists.ts'

/** Limits the messages per transaction. An extension locks its application, so each has its own transaction. */
const BATCH = { text: 200, extend: 1 } as const

/**
 * Runs an action in batches until it is done or stopped. A batch and its completion share a transaction, and batches run in turn
 * behind the action's lock, so crashes or two workers still process each row once.
 */
export async function runBulkOperation(
  client: PrismaClient,
  bulkOperationNo: number,
  clock: () => Date,
): Promise<void> {
  while (await client.$transaction((db) => runBatch(db, bulkOperationNo, clock()))) continue
}

async function runBatch(db: Transaction, bulkOperationNo: number, now: Date): Promise<boolean> {
  // A stop also waits for this lock, and no batch starts after it.
  await db.$queryRaw`SELECT 1 FROM "BulkOperation" WHERE "bulkOperationNo" = ${bulkOperationNo} FOR NO KEY UPDATE`
  const action = await db.bulkOperation.findUnique({ where: { bulkOperationNo } })
  if (action?.status !== 'running') return false
  const rows = await db.$queryRaw<BulkSubject[]>`
    SELECT "subjectNo", "setKey" FROM "BulkOperationRow" WHERE "bulkOperationNo" = ${bulkOperationNo} AND "doneAt" IS NULL
     ORDER BY "subjectNo" LIMIT ${BATCH[action.kind]}`
  if (rows.length === 0) {
    await db.bulkOperation.update({ where: { bulkOperationNo }, data: { status: 'done', endedAt: now } })
    return false
  }
  const fitting = await stillFitting(
    db,
    { screen: action.screen as BulkScreen, conditions: action.conditions },
    rows.map(({ setKey }) => setKey),
    now,
  )
  const left = rows.filter(({ setKey }) => !fitting.has(setKey))
  await close(db, bulkOperationNo, left, 'left', now)
  await perform(
    db,
    action,
    rows.filter(({ setKey }) => fitting.has(setKey)),
    now,
  )
  return true
}

async function perform(
  db: Transaction,
  action: BulkOperation,
  rows: BulkSubject[],
  now: Date,
): Promise<void> {
  const { bulkOperationNo, employeeNo, textNo, untilOn, reason } = action
  if (textNo !== null) {
    const people = rows.map(({ subjectNo: memberNo }) => ({ memberNo, aboutNo: textNo }))
    await notifyPeople(db, 'staffText', people, now, nightUntil(now) ?? undefined)
    return close(db, bulkOperationNo, rows, 'done', now)
  }
  for (const row of rows) {
    const extending = { employeeNo, enrolmentNo: row.subjectNo, untilOn: untilOn ?? '', reason }
    const extended = await giveDays(db, extending, now)
    await close(db, bulkOperationNo, [row], extended.allowed ? 'done' : 'refused', now)
  }
}

async function close(
  db: Transaction,
  bulkOperationNo: number,
  rows: readonly BulkSubject[],
  outcome: BulkOutcome,
  now: Date,
): Promise<void> {
  const subjectNo = { in: rows.map((row) => row.subjectNo) }
  await db.bulkOperationRow.updateMany({
    where: { bulkOperationNo, subjectNo },
    data: { outcome, doneAt: now },
  })
}
