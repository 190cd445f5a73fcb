import type { EnrolmentStatus } from '@hygiene/db'
import type { PoolClient } from 'pg'
import type { WatchColumns } from './watch-record.ts'

export interface ProgressKey {
  memberNo: number
  onlineEduNo: number
  onlineClassNo: number
  leaseNo: string
}

export interface ProgressRow extends WatchColumns {
  status: EnrolmentStatus
  year: number
  durationSeconds: number
  /** The lease of the person's active player, wherever that is. */
  activeLeaseNo: string
}

/**
 * Everything a record is judged by, locked. Raw `pg`, prepared: every viewer sends one each 10 s. The order of the
 * locks (enrolment, progress, lease) is that of opening a lecture.
 */
export async function lockProgress(client: PoolClient, key: ProgressKey): Promise<ProgressRow | null> {
  const { rows } = await client.query<ProgressRow>({
    name: 'lock-progress',
    text: `SELECT e."status"::text AS "status", e."year", l."durationSeconds", a."leaseNo" AS "activeLeaseNo",
                  p."creditedMs", p."checkpointsPassed", p."leaseNo", p."lastSequence", p."isPlaying", p."budgetMs",
                  p."lastBeatAt", p."finishedAt"
             FROM "OnlineEnrolment" e
             JOIN "LectureProgress" p USING ("onlineEduNo")
             JOIN "Lecture" l USING ("onlineClassNo")
             JOIN "PlayerLease" a USING ("memberNo")
            WHERE e."onlineEduNo" = $1 AND e."memberNo" = $2 AND p."onlineClassNo" = $3
              FOR NO KEY UPDATE OF e, p, a`,
    values: [key.onlineEduNo, key.memberNo, key.onlineClassNo],
  })
  return rows[0] ?? null
}

/** Stores the credited state and that the player lives, in one statement. */
export async function storeProgress(
  client: PoolClient,
  key: ProgressKey,
  columns: WatchColumns,
  ipAddress: string,
  now: Date,
): Promise<void> {
  await client.query({
    name: 'store-progress',
    text: `WITH "alive" AS (UPDATE "PlayerLease" SET "seenAt" = $12 WHERE "memberNo" = $11 AND "leaseNo" = $5)
           UPDATE "LectureProgress"
              SET "creditedMs" = $3, "checkpointsPassed" = $4, "lastSequence" = $6, "isPlaying" = $7, "budgetMs" = $8,
                  "lastBeatAt" = $9, "finishedAt" = $10, "lastIpAddress" = $13
            WHERE "onlineEduNo" = $1 AND "onlineClassNo" = $2`,
    values: [
      key.onlineEduNo,
      key.onlineClassNo,
      columns.creditedMs,
      columns.checkpointsPassed,
      key.leaseNo,
      columns.lastSequence,
      columns.isPlaying,
      columns.budgetMs,
      columns.lastBeatAt,
      columns.finishedAt,
      key.memberNo,
      now,
      ipAddress,
    ],
  })
}

/** With its last lecture finished the enrolment is studied, in the transaction of that record. */
export async function moveOnWhenStudied(client: PoolClient, onlineEduNo: number, now: Date): Promise<void> {
  await client.query({
    name: 'move-on-when-studied',
    text: `UPDATE "OnlineEnrolment" e SET "status" = 'studied', "studiedAt" = $2
            WHERE e."onlineEduNo" = $1 AND e."status" IN ('paid', 'studying')
              AND NOT EXISTS (
                SELECT 1 FROM "CourseLecture" c
                  LEFT JOIN "LectureProgress" p
                         ON p."onlineEduNo" = e."onlineEduNo" AND p."onlineClassNo" = c."onlineClassNo"
                 WHERE c."educationCodeNo" = e."educationCodeNo" AND p."finishedAt" IS NULL)`,
    values: [onlineEduNo, now],
  })
}
