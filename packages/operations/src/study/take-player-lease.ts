import type { Transaction } from '@hygiene/db'

export interface LeaseWanted {
  memberNo: number
  loginNo: string
  enrolmentNo: number
  lectureNo: number
  leaseNo: string
  now: Date
  /** The lease this browser says it holds. */
  heldLeaseNo: string | null
  isTakeOver: boolean
  /** A lease last seen before this instant is free. */
  deadBefore: Date
}

/**
 * Makes this player the person's active one; false while another one is alive. One statement, so that of two players
 * opened at once the second waits for the first and then loses.
 */
export async function takePlayerLease(db: Transaction, wanted: LeaseWanted): Promise<boolean> {
  const { memberNo, loginNo, leaseNo, enrolmentNo, lectureNo, now } = wanted
  const rows = await db.$queryRaw<{ memberNo: number }[]>`
    INSERT INTO "PlayerLease" AS held
           ("memberNo", "leaseNo", "enrolmentNo", "lectureNo", "loginNo", "takenAt", "seenAt")
    VALUES (${memberNo}, ${leaseNo}::uuid, ${enrolmentNo}, ${lectureNo}, ${loginNo}::uuid, ${now}, ${now})
    ON CONFLICT ("memberNo") DO UPDATE
       SET ("leaseNo", "enrolmentNo", "lectureNo", "loginNo", "takenAt", "seenAt")
         = (excluded."leaseNo", excluded."enrolmentNo", excluded."lectureNo", excluded."loginNo",
            excluded."takenAt", excluded."seenAt")
     WHERE ${wanted.isTakeOver}
        OR held."seenAt" < ${wanted.deadBefore}
        OR (held."loginNo" = excluded."loginNo" AND held."leaseNo" = ${wanted.heldLeaseNo}::uuid)
        OR NOT EXISTS (SELECT 1 FROM "Login" s
                        WHERE s."loginNo" = held."loginNo" AND s."endedAt" IS NULL)
    RETURNING "memberNo"`
  return rows.length === 1
}
