export interface CalendarSeat {
  applicationNo: number
  sessionNo: number
  session: {
    startsAt: Date
    endsAt: Date
    status: string
    venue: { name: string; address: string; address2: string; phone: string }
  }
  seat: string
  moves: readonly { fromNo: number; movedAt: Date }[]
  changes: readonly { sessionNo: number; changedAt: Date }[]
}

/**
 * Increases with every move of the seat and every change of its session while it was there. A cancellation may lie between two
 * moves, because a seat of a cancelled session can still move.
 */
function sequenceOf({ sessionNo, moves, changes }: CalendarSeat, isCancelled: boolean): number {
  const stays = [
    ...moves.map(({ fromNo, movedAt }) => ({ at: fromNo, until: movedAt })),
    { at: sessionNo, until: null },
  ]
  const inPlace = stays.flatMap(({ at, until }) =>
    changes.filter((change) => change.sessionNo === at && (until === null || change.changedAt <= until)),
  )
  return 2 * (moves.length + inPlace.length) + (isCancelled ? 1 : 0)
}

/** Returns the calendar file of a seat (RFC 5545) with session and venue but no person; null if no seat was confirmed. */
export function seatCalendar(
  seat: CalendarSeat,
  { service, host }: { service: string; host: string },
  now: Date,
): string | null {
  if (seat.seat === 'held' || seat.seat === 'waiting') return null
  const { startsAt, endsAt, status, venue } = seat.session
  const isCancelled = seat.seat === 'released' || status === 'cancelled'
  const contact = venue.phone === '' ? [] : [`문의: ${venue.phone}`]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//seat//KO`,
    'BEGIN:VEVENT',
    `UID:seat-${seat.applicationNo}@${host}`,
    `SEQUENCE:${sequenceOf(seat, isCancelled)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(`${service} 집합교육`)}`,
    `LOCATION:${escaped([venue.name, venue.address, venue.address2].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escaped(['신분증과 수강증을 가져와주세요.', ...contact].join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

const LINE_OCTETS = 75

/** Folds lines at 75 octets of UTF-8 without splitting a character. The leading space of a continuation counts as an octet. */
function folded(line: string): string {
  let octets = 0
  return Array.from(line, (letter) => {
    const size = octetsOf(letter)
    octets += size
    if (octets <= LINE_OCTETS) return letter
    octets = 1 + size
    return `\r\n ${letter}`
  }).join('')
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
