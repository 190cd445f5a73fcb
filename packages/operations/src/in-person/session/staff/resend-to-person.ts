import { resendToPerson as contract } from '@hygiene/contracts/in-person/session/staff/resend-to-person'
import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { lockMember } from '@hygiene/db/locks'
import type { MessageKind } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { mayHaveSlip } from '@hygiene/domain/in-person/slip/may-have-slip'
import { operation } from '../../../kit/operation.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { findOwnBooking } from '../../roster/own-booking.ts'
import { type BookedApplication, bookingOf } from '../../seat/booking-of.ts'

/** Allows one message of a kind per minute, so that two clicks send one. The number is our choice. */
const SECONDS_BETWEEN = 60

type What = InputOf<typeof contract>['what']

/** Resends the slip's address or the seat's facts. Counts under the person's lock. */
export const resendToPerson = operation(contract, async ({ db, input, actor, now, log }) => {
  const { applicationNo, what } = input
  const found = await findOwnBooking(db, actor, applicationNo)
  if (!found) return denied('BOOKING_NOT_FOUND')
  const { memberNo } = found
  await lockMember(db, memberNo)
  const booked = await bookingOf(db, applicationNo)
  const wanted = booked && messageFor(booked, what, now)
  if (!wanted) return denied('NOTHING_TO_SEND')
  if (await isJustSent(db, memberNo, wanted, now)) return denied('MESSAGE_JUST_SENT')

  await notifyPerson(db, wanted.kind, memberNo, wanted.aboutNo, now)
  const reason = what === 'slip' ? '수강증 다시 보냄' : '안내 문자 다시 보냄'
  log({ reason, memberNos: [memberNo] })
  return { applicationNo }
})

type Wanted = { kind: MessageKind; aboutNo: number }

function messageFor(booked: BookedApplication, what: What, now: Date): Wanted | null {
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
