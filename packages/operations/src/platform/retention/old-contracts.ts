import { type FileRemover, type OldRows, Prisma, sqlList, type Transaction } from '@hygiene/db'
import { ENDED_UNCOMPLETED, VACATED_STATUSES } from '@hygiene/domain'
import { forgetFilesOf } from '../file/forget-files.ts'
import { forgetVisits } from '../../in-person/enrolment/old-visits.ts'
import { LAST_MOVED, UNSETTLED } from '../../money/payment/old-payments.ts'
import { forgetApplications, forgetRecords } from '../records/forget-records.ts'
import { forgetBookings } from '../../in-person/seat/forget-bookings.ts'
import { forgetStudy } from '../../education/study/old-study.ts'

/** A completion that was revoked belongs to the permanent education record, with the certificate that says so. */
const isForgotten = (status: string) => status !== 'revoked'
const ENDED_ONLINE = Prisma.raw(sqlList(ENDED_UNCOMPLETED.filter(isForgotten)))
const ENDED_IN_PERSON = Prisma.raw(sqlList(VACATED_STATUSES.filter(isForgotten)))

/** The last instant at which the application, a record of it or its money changed. */
const LAST_CHANGED = Prisma.sql`greatest(a."createdAt",
  (SELECT max(greatest(e."appliedAt", e."paidAt", e."endedAt")) FROM "OnlineEnrolment" e
    WHERE e."applicationNo" = a."applicationNo"),
  (SELECT max(greatest(e."appliedAt", e."paidAt", e."attendedAt", e."endedAt")) FROM "InPersonEnrolment" e
    WHERE e."applicationNo" = a."applicationNo"),
  (SELECT max(${LAST_MOVED}) FROM "Payment" p WHERE p."applicationNo" = a."applicationNo"))`

/**
 * Applications with a record that ended uncompleted: those of which everything was completed are the most, they stay for good,
 * and a look at all of them takes longer each year. Partial indexes hold these (migrations); every application has a record.
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
 * Applications of which nothing was completed, nothing is under way and no money is unsettled. One completed record keeps
 * the whole application: its seat, its attendance and the records beside it belong to the permanent education record.
 */
export const oldContracts: OldRows = {
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
  forget: (db, keys, files) => forgetContracts(db, keys.map(Number), files),
}

/** What refers to a row goes before it; payments have gone by their own rule, which counts no later instant. */
async function forgetContracts(db: Transaction, applicationNos: number[], files: FileRemover): Promise<void> {
  const where = { where: { applicationNo: { in: applicationNos } } }
  const online = await db.onlineEnrolment.findMany({ ...where, select: { enrolmentNo: true } })
  const inPerson = await db.inPersonEnrolment.findMany({ ...where, select: { inPersonEnrolmentNo: true } })
  const enrolmentNos = online.map(({ enrolmentNo }) => enrolmentNo)
  const inPersonNos = inPerson.map(({ inPersonEnrolmentNo }) => inPersonEnrolmentNo)

  await forgetFilesOf(db, 'application', applicationNos, files)
  await forgetFilesOf(db, 'onlineEnrolment', enrolmentNos, files)
  await forgetFilesOf(db, 'inPersonEnrolment', inPersonNos, files)
  await forgetStudy(db, enrolmentNos)
  await forgetVisits(db, applicationNos, files)
  await forgetRecords(db, applicationNos)
  await forgetBookings(db, applicationNos)
  await forgetApplications(db, applicationNos)
}
