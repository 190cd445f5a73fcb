import { groupCommits, inPoolTransaction, type LastWrites } from '@hygiene/db'
import { type EnrolmentStatus, mayLookAtLectures, type StudyTerm } from '@hygiene/domain'
import type { Pool, PoolClient } from 'pg'
import { moveOnWhenStudied } from '../records/step-online.ts'
import { judgeRecord, type ProgressRecord, type RecordOutcome, type RecordRefusal } from './judge-record.ts'
import { lockProgress, type Stored, storeProgress } from './progress-store.ts'
import { type Lost, storeLosses } from './store-losses.ts'

const GROUP_LIMIT = 256

export type RecordProgress = (record: ProgressRecord) => Promise<RecordOutcome>

/**
 * Judges and stores a record under the lock of its row, grouped with everything that arrives at the same time. A row that
 * is locked elsewhere, or missing, gets a transaction alone: it may wait, the group may not.
 */
export function groupedProgress(pool: Pool): RecordProgress {
  const commitAlone: RecordProgress = (record) => storeAlone(pool, record)
  const grouped = groupCommits<ProgressRecord, RecordOutcome | null>({
    limit: GROUP_LIMIT,
    keyOf: ({ memberNo }) => memberNo,
    commit: (records) => inPoolTransaction(pool, (client) => storeGroup(client, records)),
    commitAlone,
  })
  return async (record) => (await grouped(record)) ?? commitAlone(record)
}

async function storeGroup(
  client: PoolClient,
  records: readonly ProgressRecord[],
): Promise<LastWrites<(RecordOutcome | null)[]>> {
  const rows = await lockProgress(client, records, 'skip')
  const outcomes = rows.map((row, place) => {
    const record = records[place]
    return row && record ? judgeRecord(row, record) : null
  })
  return { result: outcomes, writes: storeOutcomes(client, records, outcomes) }
}

async function storeAlone(pool: Pool, record: ProgressRecord): Promise<RecordOutcome> {
  return inPoolTransaction<RecordOutcome>(pool, async (client) => {
    const [row] = await lockProgress(client, [record], 'wait')
    if (!row) return { result: { refused: await whyNothingToCredit(client, record), lost: null }, writes: [] }
    const outcome = judgeRecord(row, record)
    return { result: outcome, writes: storeOutcomes(client, [record], [outcome]) }
  })
}

/** Everything is sent in its order; the caller waits for it together with the commit. */
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

/** A record found no opened lecture of the caller: says why. Off the hot path. */
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
  const verdict = mayLookAtLectures(enrolment, record.now)
  if (!verdict.allowed) return verdict.reason
  return enrolment.hasLecture ? 'LEASE_LOST' : 'LECTURE_NOT_FOUND'
}
