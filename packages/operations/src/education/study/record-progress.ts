import { groupCommits, inPoolTransaction, type LastWrites } from '@hygiene/db/group-commits'
import type { EnrolmentStatus } from '@hygiene/domain/education/enrolment/enrolment-status'
import { mayViewLectures } from '@hygiene/domain/education/study/study-record'
import type { StudyTerm } from '@hygiene/domain/education/study/study-term'
import type { WatchLoss } from '@hygiene/domain/education/study/watch-loss'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import type { Pool, PoolClient } from 'pg'
import { type Extension, extendAlone, extendFree } from '../../member/login/extend-login.ts'
import { moveOnWhenStudied } from '../../platform/records/step-online.ts'
import { judgeRecord, type ProgressRecord, type RecordOutcome, type RecordRefusal } from './judge-record.ts'
import { lockProgress, type Stored, storeProgress } from './progress-store.ts'

interface Lost {
  record: ProgressRecord
  lost: WatchLoss
}

const STORE_LOSSES = `
  INSERT INTO "WatchLoss" AS w ("enrolmentNo", "lectureNo", "lostOn", "lossReason", "records", "lostMs")
  SELECT f."enrolmentNo", f."lectureNo", f."lostOn", f."lossReason", count(*)::int, sum(f."lostMs")
    FROM unnest($1::int[], $2::int[], $3::date[], $4::text[], $5::bigint[])
      AS f ("enrolmentNo", "lectureNo", "lostOn", "lossReason", "lostMs")
   GROUP BY 1, 2, 3, 4
  ON CONFLICT ("enrolmentNo", "lectureNo", "lostOn", "lossReason")
  DO UPDATE SET "records" = w."records" + excluded."records", "lostMs" = w."lostMs" + excluded."lostMs"`

/** Adds uncredited time to the statistics. Sends nothing if all records were credited in full. */
async function storeLosses(client: PoolClient, losses: readonly Lost[]): Promise<void> {
  if (losses.length === 0) return
  await client.query({
    name: 'store-losses',
    text: STORE_LOSSES,
    values: [
      losses.map(({ record }) => record.enrolmentNo),
      losses.map(({ record }) => record.lectureNo),
      losses.map(({ record }) => seoulDay(record.now)),
      losses.map(({ lost }) => lost.reason),
      losses.map(({ lost }) => lost.lostMs),
    ],
  })
}

const GROUP_LIMIT = 256

export type RecordProgress = (record: ProgressRecord) => Promise<RecordOutcome>

interface StoredRecord<Outcome> {
  outcome: Outcome
  isClockLeft: boolean
}

/**
 * Judges and stores a record under its row's lock, grouped with concurrent ones. A missing or locked row gets its own
 * transaction, because a group must not wait. Logins are extended in the same commit. A locked login row is awaited afterwards:
 * its holder may next need the lease that this transaction holds (a merge of two accounts).
 */
export function groupedProgress(pool: Pool): RecordProgress {
  const commitAlone = (record: ProgressRecord) => storeAlone(pool, record)
  const grouped = groupCommits<ProgressRecord, StoredRecord<RecordOutcome | null>>({
    limit: GROUP_LIMIT,
    keyOf: ({ memberNo }) => memberNo,
    commit: async (records) => inPoolTransaction(pool, (client) => storeGroup(client, records)),
    commitAlone,
  })
  return async (record) => {
    const inGroup = await grouped(record)
    const { outcome, isClockLeft } =
      inGroup.outcome === null ? await commitAlone(record) : { ...inGroup, outcome: inGroup.outcome }
    if (isClockLeft && record.dueLoginNo !== null)
      await extendAlone(pool, { loginNo: record.dueLoginNo, now: record.now })
    return outcome
  }
}

async function storeGroup(
  client: PoolClient,
  records: readonly ProgressRecord[],
): Promise<LastWrites<Promise<StoredRecord<RecordOutcome | null>[]>>> {
  const rows = await lockProgress(client, records, 'skip')
  const outcomes = rows.map((row, place) => {
    const record = records[place]
    return row && record ? judgeRecord(row, record) : null
  })
  const result = extendFree(client, dueClocks(records)).then((free) =>
    records.map((record, place) => ({ outcome: outcomes[place] ?? null, isClockLeft: isLeft(record, free) })),
  )
  return { result, writes: [...storeOutcomes(client, records, outcomes), result] }
}

async function storeAlone(pool: Pool, record: ProgressRecord): Promise<StoredRecord<RecordOutcome>> {
  return inPoolTransaction(pool, async (client) => {
    const [row] = await lockProgress(client, [record], 'wait')
    const outcome: RecordOutcome = row
      ? judgeRecord(row, record)
      : { refused: await whyNothingToCredit(client, record), lost: null }
    const result = extendFree(client, dueClocks([record])).then((free) => ({
      outcome,
      isClockLeft: isLeft(record, free),
    }))
    return { result, writes: [...storeOutcomes(client, [record], [outcome]), result] }
  })
}

function dueClocks(records: readonly ProgressRecord[]): Extension[] {
  return records.flatMap(({ dueLoginNo, now }) => (dueLoginNo === null ? [] : [{ loginNo: dueLoginNo, now }]))
}

function isLeft({ dueLoginNo }: ProgressRecord, free: ReadonlySet<string>): boolean {
  return dueLoginNo !== null && !free.has(dueLoginNo)
}

/** Sends the statements in order. The caller awaits them together with the commit. */
function storeOutcomes(
  client: PoolClient,
  records: readonly ProgressRecord[],
  outcomes: readonly (RecordOutcome | null)[],
): Promise<void>[] {
  const stored: Stored[] = []
  const finished: ProgressRecord[] = []
  const losses: Lost[] = []
  for (const [place, record] of records.entries()) {
    const outcome = outcomes[place]
    if (outcome?.lost) losses.push({ record, lost: outcome.lost })
    if (!outcome || outcome.refused !== null) continue
    stored.push({ record, columns: outcome.columns })
    if (outcome.hasJustFinished) finished.push(record)
  }
  return [
    storeProgress(client, stored),
    storeLosses(client, losses),
    ...finished.map(async ({ enrolmentNo, now }) => moveOnWhenStudied(client, enrolmentNo, now)),
  ]
}

/** Explains why a record found no opened lecture. Runs only after a refusal. */
async function whyNothingToCredit(client: PoolClient, record: ProgressRecord): Promise<RecordRefusal> {
  const { rows } = await client.query<StudyTerm & { status: EnrolmentStatus; hasLecture: boolean }>(
    `SELECT e."status"::text AS "status", e."year", e."extendedToOn",
            EXISTS (SELECT 1 FROM "CourseLecture" c
                     WHERE c."courseNo" = e."courseNo" AND c."lectureNo" = $3) AS "hasLecture"
       FROM "OnlineEnrolment" e WHERE e."enrolmentNo" = $1 AND e."memberNo" = $2`,
    [record.enrolmentNo, record.memberNo, record.lectureNo],
  )
  const enrolment = rows[0]
  if (!enrolment) return 'ENROLMENT_NOT_FOUND'
  const verdict = mayViewLectures(enrolment, record.now)
  if (!verdict.allowed) return verdict.reason
  return enrolment.hasLecture ? 'LEASE_LOST' : 'LECTURE_NOT_FOUND'
}
