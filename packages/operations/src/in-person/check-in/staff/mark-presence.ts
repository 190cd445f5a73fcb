import { markPresence as contract } from '@hygiene/contracts/in-person/check-in/staff/mark-presence'
import { lockApplication } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { handMarkReasonLabel, mayMarkByHand } from '@hygiene/domain/in-person/check-in/may-mark-by-hand'
import { NO_MARKS } from '@hygiene/domain/in-person/check-in/judge-attendance'
import { operation } from '../../../kit/operation.ts'
import { loggedReason } from '../../roster/logged-reason.ts'
import { findOwnBooking } from '../../roster/own-booking.ts'
import { isOutBy, readVenueMarks } from '../../roster/read-venue-marks.ts'
import { rosterRows } from '../../roster/roster-rows.ts'
import { mergeAttendance } from '../attendance/merge-attendance.ts'

/**
 * Marks a person whom the check-in missed. The mark keeps its reason, and attendance takes the earliest arrival and the latest
 * departure as for scans. A move of the seat waits for the same lock.
 */
export const markPresence = operation(contract, async ({ db, input, actor, now, log }) => {
  const { applicationNo, direction, reasonCode, text } = input
  const own = await findOwnBooking(db, actor, applicationNo)
  if (!own) return denied('BOOKING_NOT_FOUND')
  await lockApplication(db, applicationNo)
  const { seat, session, sessionNo, enrolments } = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { session: true, enrolments: true },
  })
  const known = { sessionNo, applicationNo }
  const marks = (await db.attendance.findUnique({ where: { sessionNo_applicationNo: known } })) ?? NO_MARKS
  const isOut = isOutBy(await readVenueMarks(db, known), marks)
  const statuses = enrolments.map(({ status }) => status)
  const verdict = mayMarkByHand(session, { seat, statuses, marks, isOut }, direction, now)
  if (!verdict.allowed) return verdict

  const mark = { ...known, direction, reasonCode, text, employeeNo: actor.employeeNo, markedAt: now }
  const { markNo } = await db.handMark.create({ data: mark })
  const made = direction === 'in' ? { inAt: now, outAt: null } : { inAt: null, outAt: now }
  await mergeAttendance(db, sessionNo, new Map([[applicationNo, made]]), now)
  log({
    detail: direction === 'in' ? '입실' : '퇴실',
    reason: loggedReason(handMarkReasonLabel[reasonCode], text),
    memberNos: [own.memberNo],
  })
  const [row] = await rosterRows(db, own.session, now, applicationNo)
  return row ? { markNo, row } : denied('BOOKING_NOT_FOUND')
})
