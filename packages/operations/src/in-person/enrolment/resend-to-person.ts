import {
  type Alongside,
  lockMember,
  type MessageKind,
  type PrismaClient,
  transaction,
  type Transaction,
} from '@hygiene/db'
import { type ApplicationNo, denied, hasSeat, mayHaveSlip, type Verdict } from '@hygiene/domain'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { type BookedApplication, bookingOf } from '../seat/booking-of.ts'

/** One message of a kind a minute, so that two presses are one; ours. */
const SECONDS_BETWEEN = 60

export type ResendRefusal = 'BOOKING_NOT_FOUND' | 'NOTHING_TO_SEND' | 'MESSAGE_JUST_SENT'

export interface Resending {
  applicationNo: ApplicationNo
  /** `slip`: the address of the slip; `message`: day, place and what is still to be done. */
  what: 'slip' | 'message'
  alongside: Alongside
}

/** Staff text a person the slip's address or the seat's facts again; counted under the person's lock. */
export async function resendToPerson(
  client: PrismaClient,
  { applicationNo, what, alongside }: Resending,
  now: Date,
): Promise<Verdict<ResendRefusal>> {
  return transaction(client, async (db) => {
    const found = await db.booking.findUnique({ where: { applicationNo } })
    if (!found) return denied('BOOKING_NOT_FOUND')
    const { memberNo } = found
    await lockMember(db, memberNo)
    const booked = await bookingOf(db, applicationNo)
    const wanted = booked && messageFor(booked, what, now)
    if (!wanted) return denied('NOTHING_TO_SEND')
    if (await isJustSent(db, memberNo, wanted, now)) return denied('MESSAGE_JUST_SENT')

    await notifyPerson(db, wanted.kind, memberNo, wanted.aboutNo, now)
    await alongside(db)
    return { allowed: true }
  })
}

type Wanted = { kind: MessageKind; aboutNo: number }

function messageFor(booked: BookedApplication, what: Resending['what'], now: Date): Wanted | null {
  const { applicationNo, seat, enrolments } = booked
  if (what === 'slip') {
    const record = enrolments.find((enrolment) => mayHaveSlip(enrolment, booked))
    return record ? { kind: 'slipLink', aboutNo: record.inPersonEnrolmentNo } : null
  }
  if (seat === 'sold') return { kind: 'seatConfirmed', aboutNo: applicationNo }
  return hasSeat(booked, now) ? { kind: 'seatHeld', aboutNo: applicationNo } : null
}

async function isJustSent(
  db: Transaction,
  memberNo: number,
  { kind, aboutNo }: Wanted,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - SECONDS_BETWEEN * 1000)
  return (await db.message.count({ where: { memberNo, kind, aboutNo, createdAt: { gt: since } } })) > 0
}
