import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import type { EnrolmentStatus } from '@hygiene/domain/education/enrolment/enrolment-status'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import { arrayText } from '@hygiene/db/array-text'
import type { PoolClient } from 'pg'
import type { WatchColumns } from './judge-record.ts'

export interface LectureWanted {
  memberNo: number
  loginNo: string
  enrolmentNo: EnrolmentNo
  lectureNo: LectureNo
  heldLeaseNo: string | null
  isTakeOver: boolean
  now: Date
}

/** Holds the facts that decide an opening. The credit columns are null before the first opening. */
export type OpeningRow = {
  status: EnrolmentStatus
  year: number
  extendedToOn: SeoulDay | null
  lecture: OpenedVideo | null
  next: { lectureNo: LectureNo; title: string } | null
  videoEdition: number
  hasProgress: boolean
} & WatchColumns

export interface OpenedVideo {
  lectureNo: LectureNo
  title: string
  mediaKey: string
  hasCaptions: boolean
  durationSeconds: number
}

const LOCK_ENROLMENTS = `
  SELECT k."place"::int - 1 AS "place"
    FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS k ("enrolmentNo", "memberNo", "place")
    JOIN "OnlineEnrolment" e ON e."enrolmentNo" = k."enrolmentNo" AND e."memberNo" = k."memberNo"
     FOR UPDATE OF e`

const FREE_LEASES = `
  SELECT "memberNo" FROM "PlayerLease" WHERE "memberNo" = ANY ($1::int[]) FOR NO KEY UPDATE SKIP LOCKED`

const READ_OPENINGS = `
  SELECT k."place"::int - 1 AS "place", e."status"::text AS "status", e."year", e."extendedToOn", l."videoEdition",
         CASE WHEN l."lectureNo" IS NOT NULL THEN json_build_object(
           'lectureNo', l."lectureNo", 'title', t."title", 'mediaKey', l."mediaKey", 'hasCaptions', l."hasCaptions",
           'durationSeconds', l."durationSeconds") END AS "lecture",
         "next"."lecture" AS "next", a."memberNo" IS NOT NULL AS "hasLease", p."enrolmentNo" IS NOT NULL AS "hasProgress",
         p."creditedMs", p."checkpointsPassed", p."leaseNo", p."lastSequence", p."isPlaying", p."budgetMs", p."lastProgressAt",
         p."finishedAt"
    FROM unnest($1::int[], $2::int[], $3::int[])
         WITH ORDINALITY AS k ("enrolmentNo", "memberNo", "lectureNo", "place")
    JOIN "OnlineEnrolment" e ON e."enrolmentNo" = k."enrolmentNo"
    LEFT JOIN "CourseLecture" c ON c."courseNo" = e."courseNo" AND c."lectureNo" = k."lectureNo"
    LEFT JOIN "Lecture" l ON l."lectureNo" = c."lectureNo"
    LEFT JOIN "TitledLecture" t ON t."courseNo" = c."courseNo" AND t."lectureNo" = c."lectureNo"
    LEFT JOIN LATERAL (
      SELECT json_build_object('lectureNo', f."lectureNo", 'title', w."title") AS "lecture"
        FROM "CourseLecture" f JOIN "TitledLecture" w ON w."courseNo" = f."courseNo" AND w."lectureNo" = f."lectureNo"
       WHERE f."courseNo" = c."courseNo" AND (f."position", f."lectureNo") > (c."position", c."lectureNo")
       ORDER BY f."position", f."lectureNo" LIMIT 1) AS "next" ON true
    LEFT JOIN "LectureProgress" p ON p."enrolmentNo" = e."enrolmentNo" AND p."lectureNo" = k."lectureNo"
    LEFT JOIN "PlayerLease" a ON a."memberNo" = k."memberNo"`

/**
 * Locks the enrolments and returns the facts of each opening in request order, or null for a missing enrolment. A second
 * statement reads the facts, because those of a waiting statement are older than the lock; all are sent in one write. A group
 * skips enrolments and leases that are locked elsewhere.
 */
export async function lockOpenings(
  client: PoolClient,
  wanted: readonly LectureWanted[],
  held: 'wait' | 'skip',
): Promise<(OpeningRow | null)[]> {
  const enrolmentNos = arrayText(wanted.map(({ enrolmentNo }) => enrolmentNo))
  const memberNos = wanted.map(({ memberNo }) => memberNo)
  const people = arrayText(memberNos)
  const [locked, free, read] = await Promise.all([
    client.query<{ place: number }>({
      name: `lock-openings-${held}`,
      text: held === 'skip' ? `${LOCK_ENROLMENTS} SKIP LOCKED` : LOCK_ENROLMENTS,
      values: [enrolmentNos, people],
    }),
    // Skips this check when waiting: the wait then happens where the lease, which may not exist yet, is taken.
    held === 'skip'
      ? client.query<{ memberNo: number }>({ name: 'free-leases', text: FREE_LEASES, values: [people] })
      : null,
    client.query<OpeningRow & { place: number; hasLease: boolean }>({
      name: 'read-openings',
      text: READ_OPENINGS,
      values: [enrolmentNos, people, arrayText(wanted.map(({ lectureNo }) => lectureNo))],
    }),
  ])
  const own = new Set(locked.rows.map(({ place }) => place))
  const leased = free && new Set(free.rows.map(({ memberNo }) => memberNo))
  const rows: (OpeningRow | null)[] = wanted.map(() => null)
  for (const row of read.rows) {
    const memberNo = memberNos[row.place] ?? 0
    const isFree = leased === null || !row.hasLease || leased.has(memberNo)
    if (own.has(row.place) && isFree) rows[row.place] = row
  }
  return rows
}
