import type { SessionNo, VenueNo } from '../../record-numbers.ts'
import { seoulDay } from '../../time/seoul-day.ts'
import type { SlipFacts } from '../slip/slip-payload.ts'

/** A phone's clock may be this far ahead of ours before a mark is refused; ours. */
const CLOCK_AHEAD_MS = 5 * 60_000

export type CheckInFacts = {
  sessionNo: SessionNo
  venueNo: VenueNo
  startsAt: Date
  isCancelled: boolean
  /** Marks are taken of the time between these. */
  validFrom: Date
  validUntil: Date
}

export type ScanFacts = {
  scannedAt: Date
  /** The content of a genuine symbol of this application; null where staff chose the person from the list. */
  slip: SlipFacts | 'forged' | null
}

/** The application's present booking; null where no application has this number. */
export type ScannedBooking = { sessionNo: SessionNo; status: 'expected' | 'unpaid' | 'ended' } | null

export type ScanRefusal =
  | 'FORGED'
  | 'SCAN_NUMBER_TAKEN'
  | 'CLOCK_AHEAD'
  | 'OUTSIDE_DAY'
  | 'SESSION_CANCELLED'
  | 'OTHER_DAY'
  | 'OTHER_VENUE'
  | 'OTHER_SESSION'
  | 'MOVED'
  | 'UNPAID'
  | 'ENDED'
  | 'UNKNOWN'

export type ScanOutcome = 'taken' | 'known' | 'notExpected' | 'wrongSession' | 'forged' | 'outsideDay'

export const scanOutcome: Record<ScanRefusal, ScanOutcome> = {
  FORGED: 'forged',
  SCAN_NUMBER_TAKEN: 'forged',
  CLOCK_AHEAD: 'outsideDay',
  OUTSIDE_DAY: 'outsideDay',
  SESSION_CANCELLED: 'notExpected',
  OTHER_DAY: 'wrongSession',
  OTHER_VENUE: 'wrongSession',
  OTHER_SESSION: 'wrongSession',
  MOVED: 'notExpected',
  UNPAID: 'notExpected',
  ENDED: 'notExpected',
  UNKNOWN: 'notExpected',
}

/** Why a genuine slip is not for this check-in; null if it is. A phone without a network can decide this alone. */
export function slipRefusal(
  slip: SlipFacts,
  checkIn: Pick<CheckInFacts, 'sessionNo' | 'venueNo' | 'startsAt'>,
): 'OTHER_DAY' | 'OTHER_VENUE' | 'OTHER_SESSION' | null {
  if (slip.eduDate !== seoulDay(checkIn.startsAt)) return 'OTHER_DAY'
  if (slip.venueNo !== checkIn.venueNo) return 'OTHER_VENUE'
  return slip.sessionNo === checkIn.sessionNo ? null : 'OTHER_SESSION'
}

/** May this mark count? A person booked here is let in, also with the slip of the session they moved away from. */
export function judgeScan(
  scan: ScanFacts,
  checkIn: CheckInFacts,
  booking: ScannedBooking,
  now: Date,
): ScanRefusal | null {
  const { slip, scannedAt } = scan
  if (slip === 'forged') return 'FORGED'
  if (checkIn.isCancelled) return 'SESSION_CANCELLED'
  if (scannedAt.getTime() > now.getTime() + CLOCK_AHEAD_MS) return 'CLOCK_AHEAD'
  if (scannedAt < checkIn.validFrom || scannedAt >= checkIn.validUntil) return 'OUTSIDE_DAY'

  const isHere = booking?.sessionNo === checkIn.sessionNo
  if (isHere && booking?.status === 'expected') return null
  const notThisCheckIn = slip && slipRefusal(slip, checkIn)
  if (notThisCheckIn) return notThisCheckIn
  if (!booking) return 'UNKNOWN'
  if (booking.status === 'ended') return 'ENDED'
  if (!isHere) return 'MOVED'
  return 'UNPAID'
}

/** A mark slightly ahead of our clock counts as now: the phone's clock is at fault, not the person. */
export function markedAt({ scannedAt }: ScanFacts, now: Date): Date {
  return scannedAt > now ? now : scannedAt
}
