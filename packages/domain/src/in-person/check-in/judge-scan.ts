import type { SessionNo, VenueNo } from '../../record-numbers.ts'
import { seoulDay } from '../../time/seoul-day.ts'
import type { SlipFacts } from '../slip/slip-payload.ts'

/** A mark is refused if the phone's clock is further ahead than this; the limit is ours. */
const CLOCK_AHEAD_MS = 5 * 60_000

export type CheckInFacts = {
  sessionNo: SessionNo
  venueNo: VenueNo
  startsAt: Date
  isCancelled: boolean
  validFrom: Date
  validUntil: Date
}

export type ScanFacts = {
  scannedAt: Date
  slip: SlipFacts | 'forged' | null
}

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

/** Returns why a genuine slip does not fit this check-in, or null. A phone can decide this without a network. */
export function slipRefusal(
  slip: SlipFacts,
  checkIn: Pick<CheckInFacts, 'sessionNo' | 'venueNo' | 'startsAt'>,
): 'OTHER_DAY' | 'OTHER_VENUE' | 'OTHER_SESSION' | null {
  if (slip.eduDate !== seoulDay(checkIn.startsAt)) return 'OTHER_DAY'
  if (slip.venueNo !== checkIn.venueNo) return 'OTHER_VENUE'
  return slip.sessionNo === checkIn.sessionNo ? null : 'OTHER_SESSION'
}

/** Admits a person booked here even with the slip of the session they moved away from. */
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

/** Treats a mark slightly ahead of our clock as now: the phone's clock is wrong, not the person. */
export function markedAt({ scannedAt }: ScanFacts, now: Date): Date {
  return scannedAt > now ? now : scannedAt
}
