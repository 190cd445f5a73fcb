import { decidePresence as contract } from '@hygiene/contracts/in-person/check-in/staff/decide-presence'
import type { Booking } from '@hygiene/db/generated/client'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import { lockApplication } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { type Marks, NO_MARKS } from '@hygiene/domain/in-person/check-in/judge-attendance'
import {
  marksOfPresence,
  maySettlePresence,
  type PresenceRefusal,
} from '@hygiene/domain/in-person/check-in/may-settle-presence'
import { operation } from '../../../kit/operation.ts'
import { stepInPerson } from '../../../platform/records/step-in-person.ts'
import { findOwnBooking } from '../../roster/own-booking.ts'
import { rosterRows } from '../../roster/roster-rows.ts'
import { setBookingException } from '../../seat/set-booking-exception.ts'
import { judgeBooking } from '../attendance/complete-booking.ts'
import { declareAbsent } from '../attendance/declare-absent.ts'

export type SettleRefusal = PresenceRefusal | 'BOOKING_NOT_FOUND' | 'APPLIED_AGAIN'

interface PresenceDecision {
  applicationNo: ApplicationNo
  isPresent: boolean
  publicUrl: string
}

export const decidePresence = operation(contract, { needs: ['PUBLIC_URL'] }, async (call) => {
  const { db, input, actor, now, log, PUBLIC_URL: publicUrl } = call
  const { applicationNo, isPresent } = input
  const own = await findOwnBooking(db, actor, applicationNo)
  if (!own) return denied('BOOKING_NOT_FOUND')
  const verdict = await settlePresence(db, { applicationNo, isPresent, publicUrl }, now)
  if (!verdict.allowed) return verdict
  const { detail = '' } = loggedAction.decidePresence(applicationNo, isPresent)
  log({ detail, memberNos: [own.memberNo] })
  const [row] = await rosterRows(db, own.session, now, applicationNo)
  return row ?? denied('BOOKING_NOT_FOUND')
})

/**
 * Records the attendance as staff decide it; every scan stays for disputes. A present person completes in the same transaction,
 * and a second call changes nothing. The caller must write nothing after a refusal.
 */
export async function settlePresence(
  db: Transaction,
  decision: PresenceDecision,
  now: Date,
): Promise<Verdict<SettleRefusal>> {
  return writeDecision(db, decision, now).catch((error: unknown) => {
    // The licence has a newer record, and the database refuses a second live one.
    if (isUniqueViolation(error)) return denied('APPLIED_AGAIN')
    throw error
  })
}

async function writeDecision(
  db: Transaction,
  { applicationNo, isPresent, publicUrl }: PresenceDecision,
  now: Date,
): Promise<Verdict<SettleRefusal>> {
  await lockApplication(db, applicationNo)
  const booking = await db.booking.findUnique({
    where: { applicationNo },
    include: { session: true, enrolments: true },
  })
  if (!booking) return denied('BOOKING_NOT_FOUND')
  const { seat, session, exceptionText } = booking
  const statuses = booking.enrolments.map(({ status }) => status)
  const may = maySettlePresence(session, { seat, statuses, exceptionText }, isPresent, now)
  if (!may.allowed) return may

  const marks = await db.attendance.findUnique({
    where: {
      sessionNo_applicationNo: { sessionNo: session.sessionNo, applicationNo },
    },
  })
  await writeMarks(db, booking, isPresent ? marksOfPresence(marks ?? NO_MARKS, session) : NO_MARKS, now)
  await (isPresent ? reopen(db, applicationNo) : declareAbsent(db, applicationNo, now))
  await setBookingException(db, applicationNo, null)
  if (isPresent) await judgeBooking(db, applicationNo, publicUrl, now)
  return may
}

async function writeMarks(
  db: Transaction,
  { applicationNo, sessionNo }: Booking,
  marks: Marks,
  now: Date,
): Promise<void> {
  await db.attendance.upsert({
    where: { sessionNo_applicationNo: { sessionNo, applicationNo } },
    create: { sessionNo, applicationNo, ...marks, updatedAt: now },
    update: { ...marks, updatedAt: now },
  })
}

async function reopen(db: Transaction, applicationNo: ApplicationNo): Promise<void> {
  await stepInPerson(db, 'correctAbsence', { applicationNo }, { endedAt: null })
}
