import { arrayText } from '@hygiene/db/array-text'
import type { PoolClient } from 'pg'
import type { ProgressRecord, ProgressRow, WatchColumns } from './judge-record.ts'
import { watchArrays } from './watch-arrays.ts'

const LOCK_PROGRESS = `
  SELECT k."place"::int - 1 AS "place", e."status"::text AS "status", e."year", e."extendedToOn",
         coalesce(f."durationSeconds", l."durationSeconds") AS "durationSeconds",
         a."leaseNo" AS "activeLeaseNo", p."creditedMs", p."checkpointsPassed", p."leaseNo", p."lastSequence",
         p."isPlaying", p."budgetMs", p."lastProgressAt", p."finishedAt"
    FROM unnest($1::int[], $2::int[], $3::int[])
         WITH ORDINALITY AS k ("enrolmentNo", "memberNo", "lectureNo", "place")
    JOIN "OnlineEnrolment" e ON e."enrolmentNo" = k."enrolmentNo" AND e."memberNo" = k."memberNo"
    JOIN "LectureProgress" p ON p."enrolmentNo" = e."enrolmentNo" AND p."lectureNo" = k."lectureNo"
    JOIN "Lecture" l ON l."lectureNo" = p."lectureNo"
    LEFT JOIN "LectureVideo" f ON f."lectureNo" = p."lectureNo" AND f."edition" = p."videoEdition" AND f."state" IN ('published', 'replaced')
    JOIN "PlayerLease" a ON a."memberNo" = e."memberNo"
     FOR NO KEY UPDATE OF e, p, a`

/**
 * Locks and returns the facts for each record in request order, or null if no lecture was opened. It locks the enrolment first,
 * as opening does, so its holder alone takes the later locks. A group skips locked rows. The length is that of the video the
 * player opened, whatever is published now.
 */
export async function lockProgress(
  client: PoolClient,
  records: readonly ProgressRecord[],
  held: 'wait' | 'skip',
): Promise<(ProgressRow | null)[]> {
  const { rows } = await client.query<ProgressRow & { place: number }>({
    name: `lock-progress-${held}`,
    text: held === 'skip' ? `${LOCK_PROGRESS} SKIP LOCKED` : LOCK_PROGRESS,
    values: [
      arrayText(records.map(({ enrolmentNo }) => enrolmentNo)),
      arrayText(records.map(({ memberNo }) => memberNo)),
      arrayText(records.map(({ lectureNo }) => lectureNo)),
    ],
  })
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return records.map((_record, place) => byPlace.get(place) ?? null)
}

export interface Stored {
  record: ProgressRecord
  columns: WatchColumns
}

const STORE_PROGRESS = `
  WITH "fresh" AS (
    SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::uuid[], $5::int[], $6::int[], $7::int[], $8::bool[],
                         $9::int[], $10::timestamptz[], $11::timestamptz[], $12::text[], $13::timestamptz[])
      AS f ("enrolmentNo", "lectureNo", "memberNo", "leaseNo", "creditedMs", "checkpointsPassed", "lastSequence",
            "isPlaying", "budgetMs", "lastProgressAt", "finishedAt", "lastIpAddress", "seenAt")),
  "alive" AS (
    UPDATE "PlayerLease" a SET "seenAt" = f."seenAt" FROM "fresh" f
     WHERE a."memberNo" = f."memberNo" AND a."leaseNo" = f."leaseNo")
  UPDATE "LectureProgress" p
     SET "creditedMs" = f."creditedMs", "checkpointsPassed" = f."checkpointsPassed",
         "lastSequence" = f."lastSequence", "isPlaying" = f."isPlaying", "budgetMs" = f."budgetMs",
         "lastProgressAt" = f."lastProgressAt", "finishedAt" = f."finishedAt", "lastIpAddress" = f."lastIpAddress"
    FROM "fresh" f
   WHERE p."enrolmentNo" = f."enrolmentNo" AND p."lectureNo" = f."lectureNo"`

/** Stores the credit and extends the leases in one statement. */
export async function storeProgress(client: PoolClient, stored: readonly Stored[]): Promise<void> {
  if (stored.length === 0) return
  const records = stored.map(({ record }) => record)
  await client.query({
    name: 'store-progress',
    text: STORE_PROGRESS,
    values: [
      arrayText(records.map(({ enrolmentNo }) => enrolmentNo)),
      arrayText(records.map(({ lectureNo }) => lectureNo)),
      arrayText(records.map(({ memberNo }) => memberNo)),
      arrayText(stored.map(({ columns }) => columns.leaseNo)),
      ...watchArrays(stored),
      arrayText(records.map(({ ipAddress }) => ipAddress)),
      arrayText(records.map(({ now }) => now)),
    ],
  })
}
