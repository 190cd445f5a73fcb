import { arrayText } from '@hygiene/db/array-text'
import type { PoolClient } from 'pg'
import { beginStudySql } from '../../platform/records/step-online.ts'
import type { WatchColumns } from './judge-record.ts'
import type { LectureWanted } from './lock-openings.ts'
import { watchArrays } from './watch-arrays.ts'

/** Treats a silent player as dead. A player sends progress records every 10 s, an old client every 60 s. */
const LEASE_SILENCE_MS = 90_000

export interface Opening {
  wanted: LectureWanted
  leaseNo: string
  videoEdition: number
  columns: WatchColumns
  isFirst: boolean
}

/**
 * Resolves concurrent openings: the second waits for the first's row and then loses. Rows are written in member order so that two
 * groups without leases cannot deadlock.
 */
const storeOpeningsSql = (isAnyFirst: boolean): string => `
  WITH "wanted" AS (
    SELECT * FROM unnest($1::int[], $2::uuid[], $3::int[], $4::int[], $5::uuid[], $6::uuid[], $7::bool[], $8::timestamptz[],
                         $9::timestamptz[], $10::int[], $11::int[], $12::int[], $13::int[], $14::bool[], $15::int[],
                         $16::timestamptz[], $17::timestamptz[])
      AS w ("memberNo", "loginNo", "enrolmentNo", "lectureNo", "leaseNo", "heldLeaseNo", "isTakeOver", "now", "deadBefore",
            "videoEdition", "creditedMs", "checkpointsPassed", "lastSequence", "isPlaying", "budgetMs", "lastProgressAt",
            "finishedAt")),
  "taken" AS (
    INSERT INTO "PlayerLease" AS held
           ("memberNo", "leaseNo", "enrolmentNo", "lectureNo", "loginNo", "takenAt", "seenAt")
    SELECT "memberNo", "leaseNo", "enrolmentNo", "lectureNo", "loginNo", "now", "now" FROM "wanted" ORDER BY "memberNo"
    ON CONFLICT ("memberNo") DO UPDATE
       SET ("leaseNo", "enrolmentNo", "lectureNo", "loginNo", "takenAt", "seenAt")
         = (excluded."leaseNo", excluded."enrolmentNo", excluded."lectureNo", excluded."loginNo",
            excluded."takenAt", excluded."seenAt")
     WHERE EXISTS (
       SELECT 1 FROM "wanted" w
        WHERE w."memberNo" = held."memberNo"
          AND (w."isTakeOver"
            OR held."seenAt" < w."deadBefore"
            OR (held."loginNo" = w."loginNo" AND held."leaseNo" = w."heldLeaseNo")
            OR NOT EXISTS (SELECT 1 FROM "Login" s
                            WHERE s."loginNo" = held."loginNo" AND s."endedAt" IS NULL)))
    RETURNING "memberNo"),
  "opened" AS (SELECT w.* FROM "wanted" w JOIN "taken" t ON t."memberNo" = w."memberNo"),
  ${isAnyFirst ? `"begun" AS (${beginStudySql('"opened"')}),` : ''}
  "stored" AS (
    INSERT INTO "LectureProgress" AS p
           ("enrolmentNo", "lectureNo", "leaseNo", "creditedMs", "checkpointsPassed", "lastSequence", "isPlaying",
            "budgetMs", "lastProgressAt", "finishedAt", "videoEdition")
    SELECT "enrolmentNo", "lectureNo", "leaseNo", "creditedMs", "checkpointsPassed", "lastSequence", "isPlaying",
           "budgetMs", "lastProgressAt", "finishedAt", "videoEdition" FROM "opened"
    ON CONFLICT ("enrolmentNo", "lectureNo") DO UPDATE
       SET ("leaseNo", "creditedMs", "checkpointsPassed", "lastSequence", "isPlaying", "budgetMs", "lastProgressAt",
            "finishedAt", "videoEdition")
         = (excluded."leaseNo", excluded."creditedMs", excluded."checkpointsPassed", excluded."lastSequence",
            excluded."isPlaying", excluded."budgetMs", excluded."lastProgressAt", excluded."finishedAt",
            excluded."videoEdition"))
  SELECT "memberNo" FROM "taken"`

const STORE_LATER = { name: 'store-openings', text: storeOpeningsSql(false) }
const STORE_FIRST = { name: 'store-first-openings', text: storeOpeningsSql(true) }

/**
 * Takes the leases, assigns the lectures and starts the courses in one statement. An opening whose person has another live player
 * changes nothing. Returns the people who hold the lease.
 */
export async function storeOpenings(
  client: PoolClient,
  openings: readonly Opening[],
): Promise<ReadonlySet<number>> {
  if (openings.length === 0) return new Set()
  const wanted = openings.map((opening) => opening.wanted)
  const { rows } = await client.query<{ memberNo: number }>({
    ...(openings.some(({ isFirst }) => isFirst) ? STORE_FIRST : STORE_LATER),
    values: [
      arrayText(wanted.map(({ memberNo }) => memberNo)),
      arrayText(wanted.map(({ loginNo }) => loginNo)),
      arrayText(wanted.map(({ enrolmentNo }) => enrolmentNo)),
      arrayText(wanted.map(({ lectureNo }) => lectureNo)),
      arrayText(openings.map(({ leaseNo }) => leaseNo)),
      arrayText(wanted.map(({ heldLeaseNo }) => heldLeaseNo)),
      arrayText(wanted.map(({ isTakeOver }) => isTakeOver)),
      arrayText(wanted.map(({ now }) => now)),
      arrayText(wanted.map(({ now }) => new Date(now.getTime() - LEASE_SILENCE_MS))),
      arrayText(openings.map(({ videoEdition }) => videoEdition)),
      ...watchArrays(openings),
    ],
  })
  return new Set(rows.map(({ memberNo }) => memberNo))
}
