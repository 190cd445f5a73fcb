import { type ExpiredRows, expiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'

/** Purges identity checks; the completed record keeps who passed. */
export const expiredIdentityChecks = expiredRows({
  kind: 'identityChecks',
  table: 'IdentityCheck',
  key: 'identityVerificationId',
  at: 'requestedAt',
  purge: (db, ids) => db.identityCheck.deleteMany({ where: { identityVerificationId: { in: ids } } }),
})

/** Purges the last watch address as access-log data. The credited time stays. */
export const expiredWatchAddresses: ExpiredRows = {
  kind: 'watchAddresses',
  table: 'LectureProgress',
  // Uses a partial index on rows with an address and reads all of them each time, because `lastProgressAt` changes with every
  // record.
  batch: 5_000,
  due: (before) => Prisma.sql`
    SELECT "enrolmentNo" || '.' || "lectureNo" AS key, "lastProgressAt" AS at FROM "LectureProgress"
     WHERE "lastIpAddress" <> '' AND "lastProgressAt" < ${before}`,
  purge: (db, keys) =>
    db.$executeRaw`
      UPDATE "LectureProgress" SET "lastIpAddress" = ''
       WHERE "enrolmentNo" || '.' || "lectureNo" = ANY (${keys})
         AND "enrolmentNo" = ANY (${keys.map((key) => Number(key.split('.')[0]))}::int[])`,
}

export async function purgeStudy(db: Transaction, enrolmentNos: EnrolmentNo[]): Promise<void> {
  const where = { enrolmentNo: { in: enrolmentNos } }
  await db.lectureProgress.deleteMany({ where })
  await db.examAttempt.deleteMany({ where })
  await db.surveyResult.deleteMany({ where })
  await db.identityCheck.deleteMany({ where })
}
