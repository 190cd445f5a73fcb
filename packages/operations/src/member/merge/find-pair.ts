import { lockApplication, lockMember } from '@hygiene/db/locks'
import type { Member } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { mergeObstacle, type MergeObstacle } from '@hygiene/domain/member/merge/merge'

export interface Pair {
  stayNo: number
  closedNo: number
}

/**
 * Locks both members by number, then their applications, so that no payment, application, record or other merge runs
 * concurrently.
 */
export async function lockPair(db: Transaction, { stayNo, closedNo }: Pair): Promise<void> {
  const memberNos = [stayNo, closedNo].toSorted((one, other) => one - other)
  for (const memberNo of memberNos) await lockMember(db, memberNo)
  const applications = await db.application.findMany({
    where: { memberNo: { in: memberNos } },
    orderBy: { applicationNo: 'asc' },
    select: { applicationNo: true },
  })
  for (const { applicationNo } of applications) await lockApplication(db, applicationNo)
}

export type MergeRefusal =
  | MergeObstacle
  | 'MEMBER_NOT_FOUND'
  | 'MERGE_WHILE_PAYING'
  | 'MERGE_SAME_LICENCE'
  | 'MERGE_SAME_HOUR'
  | 'MERGE_SAME_EXEMPTION'

type Judged = { allowed: true; stay: Member; closed: Member } | { allowed: false; reason: MergeRefusal }

export async function judgePair(db: Queries, { stayNo, closedNo }: Pair, now: Date): Promise<Judged> {
  const found = await db.member.findMany({
    where: { memberNo: { in: [stayNo, closedNo] }, withdrawnAt: null },
  })
  const stay = found.find(({ memberNo }) => memberNo === stayNo)
  const closed = found.find(({ memberNo }) => memberNo === closedNo)
  if (!stay || !closed) return denied('MEMBER_NOT_FOUND')
  const obstacle = mergeObstacle(stay, closed)
  if (obstacle !== null) return denied(obstacle)
  // Counts an order of the last hour as an open payment window; an older one moves with the merge.
  const paying = await db.payment.count({
    where: {
      memberNo: { in: [stayNo, closedNo] },
      status: 'ready',
      createdAt: { gt: new Date(now.getTime() - 3_600_000) },
    },
  })
  if (paying > 0) return denied('MERGE_WHILE_PAYING')
  const clash = await findClash(db, { stayNo, closedNo }, now)
  return clash === null ? { allowed: true, stay, closed } : denied(clash)
}

type Clash = 'MERGE_SAME_LICENCE' | 'MERGE_SAME_HOUR' | 'MERGE_SAME_EXEMPTION'

/**
 * Finds what one person cannot have twice. The database already allows one live enrolment per licence; a place without a licence
 * number is identified by its owner's number and its name.
 */
async function findClash(db: Queries, { stayNo, closedNo }: Pair, now: Date): Promise<Clash | null> {
  const [found] = await db.$queryRaw<{ licence: boolean; hour: boolean; exemption: boolean }[]>`
    WITH "live" AS (
      SELECT "memberNo", "year", "salesType", regexp_replace("licenceKey", '^o[0-9]+', 'o') AS "place"
        FROM "OnlineEnrolment"
       WHERE "memberNo" IN (${stayNo}, ${closedNo}) AND "status" NOT IN ('cancelled', 'refunded', 'expired')
       UNION ALL
      SELECT "memberNo", "year", "salesType", regexp_replace("licenceKey", '^o[0-9]+', 'o')
        FROM "InPersonEnrolment"
       WHERE "memberNo" IN (${stayNo}, ${closedNo}) AND "status" NOT IN ('cancelled', 'refunded', 'absent')),
    "seated" AS (
      SELECT b."memberNo", s."startsAt", s."endsAt"
        FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
       WHERE b."memberNo" IN (${stayNo}, ${closedNo}) AND b."seat" IN ('held', 'sold') AND s."endsAt" > ${now})
    SELECT EXISTS (SELECT 1 FROM "live" a JOIN "live" b USING ("place", "year", "salesType")
                    WHERE a."memberNo" = ${stayNo} AND b."memberNo" = ${closedNo}) AS "licence",
           EXISTS (SELECT 1 FROM "seated" a JOIN "seated" b ON a."startsAt" < b."endsAt" AND b."startsAt" < a."endsAt"
                    WHERE a."memberNo" = ${stayNo} AND b."memberNo" = ${closedNo}) AS "hour",
           EXISTS (SELECT 1 FROM "Exemption" a
                     JOIN "Exemption" b USING ("ground", "licenceKey", "year", "salesType", "industryType")
                    WHERE a."memberNo" = ${stayNo} AND b."memberNo" = ${closedNo}
                      AND a."endedAt" IS NULL AND b."endedAt" IS NULL) AS "exemption"`
  if (found?.licence) return 'MERGE_SAME_LICENCE'
  if (found?.hour) return 'MERGE_SAME_HOUR'
  return found?.exemption ? 'MERGE_SAME_EXEMPTION' : null
}
