import { parseArgs } from 'node:util'
import { seoulDay, seoulInstant, seoulTime } from '@hygiene/domain/time/seoul-day'
import type { VenueNo } from '@hygiene/domain/record-numbers'

export const USAGE = `In-person sessions. Times are Seoul's.
  pnpm sessions list                         sessions from today on
  pnpm sessions show NO --reason "…"         one session and who is booked
  pnpm sessions cancel NO --reason "…" [--to NO]
                                             everyone is told; put into the other session, or refunded in full
  pnpm sessions move NO --reason "…" [--starts "2026-12-10 10:00"] [--ends "2026-12-10 17:00"] [--venue NO]
                                             everyone keeps the seat, is told and gets a new slip
  pnpm sessions exceptions --reason "…"      bookings that wait for an employee
  pnpm sessions settle APPLICATION --present | --absent --reason "…"
                                             decides about a person present only in part
Everything but the list is written into the staff's log with its reason, of two signs at least.
`

export type Command =
  | { command: 'list' }
  | { command: 'exceptions'; reason: string }
  | { command: 'show'; no: number; reason: string }
  | { command: 'cancel'; no: number; reason: string; to: number | null }
  | { command: 'move'; no: number; reason: string; startsAt?: Date; endsAt?: Date; venueNo?: VenueNo }
  | { command: 'settle'; no: number; reason: string; isPresent: boolean }

/** Limits the reason as on the screens and to the length of its column. People of a cancelled session read it. */
const REASON_LENGTH = { least: 2, most: 200 }

export function readArguments(typed: readonly string[]): Command | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        to: { type: 'string' },
        starts: { type: 'string' },
        ends: { type: 'string' },
        venue: { type: 'string' },
        present: { type: 'boolean', default: false },
        absent: { type: 'boolean', default: false },
      },
    })
    const [command = 'list', number, ...rest] = positionals
    return rest.length > 0 ? null : commandOf(command, number, values)
  } catch {
    return null
  }
}

type Values = Partial<Record<'reason' | 'to' | 'starts' | 'ends' | 'venue', string>> & {
  present: boolean
  absent: boolean
}

function commandOf(command: string, number: string | undefined, values: Values): Command | null {
  if (command === 'list') return number === undefined ? { command } : null
  const reason = values.reason?.trim().normalize('NFC') ?? ''
  if (reason.length < REASON_LENGTH.least || reason.length > REASON_LENGTH.most) return null
  if (number === undefined) return command === 'exceptions' ? { command, reason } : null
  const no = wholeNumber(number)
  if (no === null) return null
  if (command === 'show') return { command, no, reason }
  if (command === 'cancel') return cancelOf(no, reason, values.to)
  if (command === 'move') return moveOf(no, reason, values)
  const isOneOfTwo = values.present !== values.absent
  return command === 'settle' && isOneOfTwo ? { command, no, reason, isPresent: values.present } : null
}

function cancelOf(no: number, reason: string, typedTo: string | undefined): Command | null {
  const to = typedTo === undefined ? null : wholeNumber(typedTo)
  return to === null && typedTo !== undefined ? null : { command: 'cancel', no, reason, to }
}

function moveOf(no: number, reason: string, { starts, ends, venue }: Values): Command | null {
  const startsAt = instant(starts)
  const endsAt = instant(ends)
  const venueNo = venue === undefined ? undefined : wholeNumber(venue)
  if (startsAt === null || endsAt === null || venueNo === null) return null
  return { command: 'move', no, reason, startsAt, endsAt, venueNo }
}

function wholeNumber(typed: string | undefined): number | null {
  return typed !== undefined && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null
}

/** Parses '2026-12-10 10:00' in Seoul time. Returns null for a day or time that does not exist. */
function instant(typed: string | undefined): Date | null | undefined {
  if (typed === undefined) return undefined
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(typed) ?? []
  if (day === undefined || time === undefined) return null
  const at = seoulInstant(day, time)
  if (Number.isNaN(at.getTime())) return null
  return seoulDay(at) === day && seoulTime(at) === time ? at : null
}
