import { type Alongside, lockApplication, transaction, type PrismaClient } from '@hygiene/db'
import {
  type ApplicationNo,
  denied,
  type HandMarkReason,
  type HandMarkRefusal,
  type Mark,
  mayMarkByHand,
  NO_MARKS,
} from '@hygiene/domain'
import { mergeAttendance } from './merge-attendance.ts'
import { isOutBy, readVenueMarks } from './read-venue-marks.ts'

export interface HandMarking {
  applicationNo: ApplicationNo
  direction: Mark['direction']
  reasonCode: HandMarkReason
  text: string
  employeeNo: number
  alongside: Alongside
}

/**
 * Staff mark a person whom the check-in did not: the mark is kept with its reason, and attendance takes the earliest coming in
 * and the latest going out, as of scans. A move of the person's seat waits for the same lock.
 */
export async function markPresence(
  client: PrismaClient,
  { applicationNo, direction, alongside, ...mark }: HandMarking,
  now: Date,
): Promise<
  { allowed: true; markNo: number } | { allowed: false; reason: HandMarkRefusal | 'BOOKING_NOT_FOUND' }
> {
  return transaction(client, async (db) => {
    await lockApplication(db, applicationNo)
    const booking = await db.booking.findUnique({
      where: { applicationNo },
      include: { session: true, enrolments: true },
    })
    if (!booking) return denied('BOOKING_NOT_FOUND')
    const { seat, session, sessionNo, enrolments } = booking
    const known = { sessionNo, applicationNo }
    const marks = (await db.attendance.findUnique({ where: { sessionNo_applicationNo: known } })) ?? NO_MARKS
    const isOut = isOutBy(await readVenueMarks(db, known), marks)
    const statuses = enrolments.map(({ status }) => status)
    const verdict = mayMarkByHand(session, { seat, statuses, marks, isOut }, direction, now)
    if (!verdict.allowed) return verdict

    const { markNo } = await db.handMark.create({ data: { ...mark, ...known, direction, markedAt: now } })
    const made = direction === 'in' ? { inAt: now, outAt: null } : { inAt: null, outAt: now }
    await mergeAttendance(db, sessionNo, new Map([[applicationNo, made]]), now)
    await alongside(db)
    return { allowed: true, markNo }
  })
}
