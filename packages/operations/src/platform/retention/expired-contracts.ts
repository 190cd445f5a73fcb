import type { FileRemover, ExpiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'
import { sqlList } from '@hygiene/db/sql-list'
import type { Transaction } from '@hygiene/db/connect'
import { ENDED_UNCOMPLETED } from '@hygiene/domain/education/enrolment/enrolment-status'
import { VACATED_STATUSES } from '@hygiene/domain/in-person/enrolment/record-status'
import { purgeFilesOf } from '../file/purge-files.ts'
import { purgeVisits } from '../../in-person/enrolment/expired-visits.ts'
import { LAST_MOVED, UNSETTLED } from '../../money/payment/expired-payments.ts'
import { purgeApplications, purgeRecords } from '../records/purge-records.ts'
import { purgeBookings } from '../../in-person/seat/purge-bookings.ts'
import { purgeStudy } from '../../education/study/expired-study.ts'

/** A revoked completion belongs to the permanent education record, with its certificate. */
const isPurged = (status: string) => status !== 'revoked'
const ENDED_ONLINE = Prisma.raw(sqlList(ENDED_UNCOMPLETED.filter(isPurged)))
const ENDED_IN_PERSON = Prisma.raw(sqlList(VACATED_STATUSES.filter(isPurged)))

const LAST_CHANGED = Prisma.sql`greatest(a."createdAt",
  (SELECT max(greatest(e."appliedAt", e."paidAt", e."endedAt")) FROM "OnlineEnrolment" e
    WHERE e."applicationNo" = a."applicationNo"),
  (SELECT max(greatest(e."appliedAt", e."paidAt", e."attendedAt", e."endedAt")) FROM "InPersonEnrolment" e
    WHERE e."applicationNo" = a."applicationNo"),
  (SELECT max(${LAST_MOVED}) FROM "Payment" p WHERE p."applicationNo" = a."applicationNo"))`

/**
 * Selects applications with a record that ended uncompleted. Fully completed ones are kept forever, and scanning them would take
 * longer each year. Partial indexes cover these records (migrations); every application has a record.
 */
function endedSince(before: Date, keys?: readonly string[]): Prisma.Sql {
  const among = keys ? Prisma.sql`AND e."applicationNo" = ANY (${keys.map(Number)}::int[])` : Prisma.empty
  return Prisma.sql`
    SELECT e."applicationNo" FROM "OnlineEnrolment" e
     WHERE e."status" IN (${ENDED_ONLINE}) AND e."appliedAt" < ${before} ${among}
    UNION
    SELECT e."applicationNo" FROM "InPersonEnrolment" e
     WHERE e."status" IN (${ENDED_IN_PERSON}) AND e."appliedAt" < ${before} ${among}`
}

/**
 * Selects applications without completed or active records and without unsettled money. One completed record keeps the whole
 * application: its seat, attendance and other records belong to the permanent education record.
 */
export const expiredContracts: ExpiredRows = {
  kind: 'contracts',
  table: 'Application',
  due: (before, keys) => Prisma.sql`
    SELECT a."applicationNo"::text AS key, ${LAST_CHANGED} AS at FROM (${endedSince(before, keys)}) c JOIN "Application" a USING ("applicationNo")
     WHERE a."createdAt" < ${before} AND ${LAST_CHANGED} < ${before}
       AND NOT EXISTS (SELECT 1 FROM "OnlineEnrolment" e
                        WHERE e."applicationNo" = a."applicationNo" AND e."status" NOT IN (${ENDED_ONLINE}))
       AND NOT EXISTS (SELECT 1 FROM "InPersonEnrolment" e
                        WHERE e."applicationNo" = a."applicationNo" AND e."status" NOT IN (${ENDED_IN_PERSON}))
       AND NOT EXISTS (SELECT 1 FROM "Payment" p WHERE p."applicationNo" = a."applicationNo" AND ${UNSETTLED})`,
  lock: (db, keys) =>
    db.$queryRaw`
      SELECT 1 FROM "Application" WHERE "applicationNo" = ANY (${keys.map(Number)}::int[])
       ORDER BY "applicationNo" FOR UPDATE`,
  purge: (db, keys, files) => purgeContracts(db, keys.map(Number), files),
}

/** Deletes dependent rows first; payments are already deleted by their own rule, whose period never ends later. */
async function purgeContracts(db: Transaction, applicationNos: number[], files: FileRemover): Promise<void> {
  const where = { where: { applicationNo: { in: applicationNos } } }
  const online = await db.onlineEnrolment.findMany({ ...where, select: { enrolmentNo: true } })
  const inPerson = await db.inPersonEnrolment.findMany({ ...where, select: { inPersonEnrolmentNo: true } })
  const enrolmentNos = online.map(({ enrolmentNo }) => enrolmentNo)
  const inPersonNos = inPerson.map(({ inPersonEnrolmentNo }) => inPersonEnrolmentNo)

  await purgeFilesOf(db, 'application', applicationNos, files)
  await purgeFilesOf(db, 'onlineEnrolment', enrolmentNos, files)
  await purgeFilesOf(db, 'inPersonEnrolment', inPersonNos, files)
  await purgeStudy(db, enrolmentNos)
  await purgeVisits(db, applicationNos, files)
  await purgeRecords(db, applicationNos)
  await purgeBookings(db, applicationNos)
  await purgeApplications(db, applicationNos)
}
