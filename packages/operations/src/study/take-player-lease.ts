import type { Transaction } from '@hygiene/db'

export interface LectureWanted {
  memberNo: number
  loginNo: string
  enrolmentNo: number
  lectureNo: number
  /** The lease this browser says it holds. */
  heldLeaseNo: string | null
  isTakeOver: boolean
}

/** A player that has not been heard of for this long is dead; it beats every 10 s, old clients every 60. */
const LEASE_SILENCE_MS = 90_000

/**
 * Makes this player the person's active one; false while another one is alive. One statement, so that of two players
 * opened at once the second waits for the first and then loses.
 */
export async function takePlayerLease(
  db: Transaction,
  wanted: LectureWanted & { leaseNo: string },
  now: Date,
): Promise<boolean> {
  const { memberNo, loginNo, leaseNo, enrolmentNo, lectureNo } = wanted
  const deadBefore = new Date(now.getTime() - LEASE_SILENCE_MS)
  const rows = await db.$queryRaw<{ memberNo: number }[]>`
    INSERT INTO "PlayerLease" AS held
           ("memberNo", "leaseNo", "enrolmentNo", "lectureNo", "loginNo", "takenAt", "seenAt")
    VALUES (${memberNo}, ${leaseNo}::uuid, ${enrolmentNo}, ${lectureNo}, ${loginNo}::uuid, ${now}, ${now})
    ON CONFLICT ("memberNo") DO UPDATE
       SET ("leaseNo", "enrolmentNo", "lectureNo", "loginNo", "takenAt", "seenAt")
         = (excluded."leaseNo", excluded."enrolmentNo", excluded."lectureNo", excluded."loginNo",
            excluded."takenAt", excluded."seenAt")
     WHERE ${wanted.isTakeOver}
        OR held."seenAt" < ${deadBefore}
        OR (held."loginNo" = excluded."loginNo" AND held."leaseNo" = ${wanted.heldLeaseNo}::uuid)
        OR NOT EXISTS (SELECT 1 FROM "Login" s
                        WHERE s."loginNo" = held."loginNo" AND s."endedAt" IS NULL)
    RETURNING "memberNo"`
  return rows.length === 1
}
