import { undoMark as contract } from '@hygiene/contracts/in-person/check-in/staff/undo-mark'
import type { HandMark } from '@hygiene/db/generated/client'
import { lockApplication } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { mayUndoMark } from '@hygiene/domain/in-person/check-in/may-mark-by-hand'
import { operation } from '../../../kit/operation.ts'
import { findOwnBooking } from '../../roster/own-booking.ts'
import { rosterRows } from '../../roster/roster-rows.ts'

/** Withdraws a manual mark. Attendance again follows the check-in and the other marks. */
export const undoMark = operation(contract, async ({ db, input: { markNo }, actor, now, log }) => {
  const found = await db.handMark.findUnique({ where: { markNo } })
  const own = found && (await findOwnBooking(db, actor, found.applicationNo))
  if (!own) return denied('BOOKING_NOT_FOUND')
  const { applicationNo, memberNo } = own
  await lockApplication(db, applicationNo)
  await lockAttendance(db, found)

  const mark = await db.handMark.findUniqueOrThrow({
    where: { markNo },
    include: { booking: { include: { enrolments: true } } },
  })
  const statuses = mark.booking.enrolments.map(({ status }) => status)
  const verdict = mayUndoMark(mark, statuses, actor.employeeNo, now)
  if (!verdict.allowed) return verdict
  await db.handMark.update({ where: { markNo }, data: { undoneAt: now } })
  await countAgain(db, mark, now)
  log({ subject: { kind: 'application', no: applicationNo }, reason: '되돌리기', memberNos: [memberNo] })
  const [row] = await rosterRows(db, own.session, now, applicationNo)
  return row ?? denied('BOOKING_NOT_FOUND')
})

/** Waits for a scan that is being written, so that it counts: a scan locks only this row. */
async function lockAttendance(db: Transaction, { sessionNo, applicationNo }: HandMark): Promise<void> {
  await db.$queryRaw`
    SELECT 1 FROM "Attendance" WHERE "sessionNo" = ${sessionNo} AND "applicationNo" = ${applicationNo} FOR UPDATE`
}

/** Changes only the time that this mark had set, because staff decisions about presence are not derived from marks. */
async function countAgain(
  db: Transaction,
  { sessionNo, applicationNo, direction, markedAt }: HandMark,
  now: Date,
): Promise<void> {
  const [first] = await db.$queryRaw<{ inAt: Date | null; outAt: Date | null }[]>`
    SELECT min(m.at) FILTER (WHERE m."direction" = 'in') AS "inAt", max(m.at) FILTER (WHERE m."direction" = 'out') AS "outAt"
      FROM (SELECT "direction", "scannedAt" AS at FROM "CheckInScan"
             WHERE "sessionNo" = ${sessionNo} AND "applicationNo" = ${applicationNo}
             UNION ALL
            SELECT "direction", "markedAt" FROM "HandMark"
             WHERE "sessionNo" = ${sessionNo} AND "applicationNo" = ${applicationNo} AND "undoneAt" IS NULL) m`
  const column = direction === 'in' ? 'inAt' : 'outAt'
  const where = { sessionNo, applicationNo }
  await db.attendance.updateMany({
    where: { ...where, [column]: markedAt },
    data: { [column]: first?.[column] ?? null, updatedAt: now },
  })
  // Deletes a row without marks, which would mean that the check-in was open.
  await db.attendance.deleteMany({ where: { ...where, inAt: null, outAt: null } })
}
