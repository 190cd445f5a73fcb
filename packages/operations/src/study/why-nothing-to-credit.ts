import type { EnrolmentStatus } from '@hygiene/db'
import { mayLookAtLectures } from '@hygiene/domain'
import type { PoolClient } from 'pg'
import type { RecordRefusal } from './judge-record.ts'
import type { ProgressRecord } from './progress-record.ts'

/** A record found no opened lecture of the caller: says why. Off the hot path. */
export async function whyNothingToCredit(client: PoolClient, record: ProgressRecord): Promise<RecordRefusal> {
  const { rows } = await client.query<{ status: EnrolmentStatus; year: number; hasLecture: boolean }>(
    `SELECT e."status"::text AS "status", e."year",
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
