import { type Alongside, lockApplication, type PrismaClient, transaction } from '@hygiene/db'
import {
  type ApplicationNo,
  denied,
  extendedHold,
  type ExtensionHours,
  mayExtendHold,
  type Verdict,
} from '@hygiene/domain'
import { bookingOf } from './booking-of.ts'
import { holdSeat } from './hold-seat.ts'

export type ExtendHoldRefusal = 'BOOKING_NOT_FOUND' | 'SESSION_CANCELLED' | 'HOLD_OVER' | 'HOLD_AT_LIMIT'

export interface HoldExtension {
  applicationNo: ApplicationNo
  hours: ExtensionHours
  alongside: Alongside
}

/** Staff give a person more time to pay. The end of the hold waits for the same lock: it comes before, or finds the new time. */
export async function extendHold(
  client: PrismaClient,
  { applicationNo, hours, alongside }: HoldExtension,
  now: Date,
): Promise<Verdict<ExtendHoldRefusal>> {
  return transaction(client, async (db) => {
    await lockApplication(db, applicationNo)
    const booked = await bookingOf(db, applicationNo)
    if (!booked) return denied('BOOKING_NOT_FOUND')
    const { session, heldUntil } = booked
    const verdict = mayExtendHold(booked, session, now)
    if (!verdict.allowed) return verdict

    const until = extendedHold(heldUntil ?? now, session, hours)
    if (!(await holdSeat(db, applicationNo, until, now))) return denied('HOLD_OVER')
    await alongside(db)
    return verdict
  })
}
