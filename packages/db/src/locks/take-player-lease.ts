import type { Transaction } from '../connect.ts'

export interface LeaseWanted {
  memberNo: number
  sessionNo: string
  onlineEduNo: number
  onlineClassNo: number
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
  const { memberNo, sessionNo, leaseNo, onlineEduNo, onlineClassNo, now } = wanted
  const rows = await db.$queryRaw<{ memberNo: number }[]>`
    INSERT INTO "PlayerLease" AS held
           ("memberNo", "leaseNo", "onlineEduNo", "onlineClassNo", "sessionNo", "takenAt", "seenAt")
    VALUES (${memberNo}, ${leaseNo}::uuid, ${onlineEduNo}, ${onlineClassNo}, ${sessionNo}::uuid, ${now}, ${now})
    ON CONFLICT ("memberNo") DO UPDATE
       SET ("leaseNo", "onlineEduNo", "onlineClassNo", "sessionNo", "takenAt", "seenAt")
         = (excluded."leaseNo", excluded."onlineEduNo", excluded."onlineClassNo", excluded."sessionNo",
            excluded."takenAt", excluded."seenAt")
     WHERE ${wanted.isTakeOver}
        OR held."seenAt" < ${wanted.deadBefore}
        OR (held."sessionNo" = excluded."sessionNo" AND held."leaseNo" = ${wanted.heldLeaseNo}::uuid)
        OR NOT EXISTS (SELECT 1 FROM "LoginSession" s
                        WHERE s."sessionNo" = held."sessionNo" AND s."endedAt" IS NULL)
    RETURNING "memberNo"`
  return rows.length === 1
}
