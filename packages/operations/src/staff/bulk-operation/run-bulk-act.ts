import type { BulkAct, BulkOutcome, PrismaClient, Transaction } from '@hygiene/db'
import { type BulkScreen, nightUntil } from '@hygiene/domain'
import { tellPeople } from '../../platform/message/tell-people.ts'
import { extendStudy } from '../../education/enrolment/extend-study.ts'
import { type BulkSubject, stillFitting } from './bulk-lists.ts'

/** Messages of one transaction; an extension locks its application, so each has a transaction of its own. */
const BATCH = { text: 200, extend: 1 } as const

/**
 * Does an act batch by batch until it is done or stopped. What a batch does and that it is done are one transaction, and
 * batches take turns behind the act's lock: killed anywhere, or in two hands, each row has its turn once.
 */
export async function runBulkAct(client: PrismaClient, bulkActNo: number, clock: () => Date): Promise<void> {
  while (await client.$transaction((db) => runBatch(db, bulkActNo, clock()))) continue
}

/** Answers whether there may be more. */
async function runBatch(db: Transaction, bulkActNo: number, now: Date): Promise<boolean> {
  // A stop waits for the batch that has begun, too, and no batch begins after it.
  await db.$queryRaw`SELECT 1 FROM "BulkAct" WHERE "bulkActNo" = ${bulkActNo} FOR NO KEY UPDATE`
  const act = await db.bulkAct.findUnique({ where: { bulkActNo } })
  if (act?.status !== 'running') return false
  const rows = await db.$queryRaw<BulkSubject[]>`
    SELECT "subjectNo", "setKey" FROM "BulkActRow" WHERE "bulkActNo" = ${bulkActNo} AND "doneAt" IS NULL
     ORDER BY "subjectNo" LIMIT ${BATCH[act.kind]}`
  if (rows.length === 0) {
    await db.bulkAct.update({ where: { bulkActNo }, data: { status: 'done', endedAt: now } })
    return false
  }
  const fitting = await stillFitting(
    db,
    { screen: act.screen as BulkScreen, conditions: act.conditions },
    rows.map(({ setKey }) => setKey),
    now,
  )
  const left = rows.filter(({ setKey }) => !fitting.has(setKey))
  await close(db, bulkActNo, left, 'left', now)
  await perform(
    db,
    act,
    rows.filter(({ setKey }) => fitting.has(setKey)),
    now,
  )
  return true
}

async function perform(db: Transaction, act: BulkAct, rows: BulkSubject[], now: Date): Promise<void> {
  const { bulkActNo, employeeNo, textNo, untilOn, reason } = act
  if (textNo !== null) {
    const people = rows.map(({ subjectNo: memberNo }) => ({ memberNo, aboutNo: textNo }))
    await tellPeople(db, 'staffText', people, now, nightUntil(now) ?? undefined)
    return close(db, bulkActNo, rows, 'done', now)
  }
  for (const row of rows) {
    const extending = { employeeNo, enrolmentNo: row.subjectNo, untilOn: untilOn ?? '', reason }
    const extended = await extendStudy(db, extending, now)
    await close(db, bulkActNo, [row], extended.allowed ? 'done' : 'refused', now)
  }
}

async function close(
  db: Transaction,
  bulkActNo: number,
  rows: readonly BulkSubject[],
  outcome: BulkOutcome,
  now: Date,
): Promise<void> {
  const subjectNo = { in: rows.map((row) => row.subjectNo) }
  await db.bulkActRow.updateMany({ where: { bulkActNo, subjectNo }, data: { outcome, doneAt: now } })
}
