import { parseArgs } from 'node:util'
import { seoulDay, seoulInstant, seoulTime } from '@hygiene/domain'

export const USAGE = `In-person sessions. Times are Seoul's.
  pnpm sessions list                         sessions from today on
  pnpm sessions show NO                      one session and who is booked
  pnpm sessions cancel NO --reason "…" [--to NO]
                                             everyone is told; put into the other session, or refunded in full
  pnpm sessions move NO [--starts "2026-12-10 10:00"] [--ends "2026-12-10 17:00"] [--venue NO]
                                             everyone keeps the seat, is told and gets a new slip
  pnpm sessions attention                    bookings that wait for somebody to look
  pnpm sessions settle APPLICATION --present | --absent
                                             decides about somebody present only in part
`

export type Command =
  | { command: 'list' }
  | { command: 'attention' }
  | { command: 'show'; no: number }
  | { command: 'cancel'; no: number; reason: string; to: number | null }
  | { command: 'move'; no: number; startsAt?: Date; endsAt?: Date; sceneNo?: number }
  | { command: 'settle'; no: number; isPresent: boolean }

/** The reason is told to everybody: as long as its column, and never empty. */
const REASON_LENGTH = 200

/** What was typed; null where it is no command of ours. */
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
  if (number === undefined) return command === 'list' || command === 'attention' ? { command } : null
  const no = wholeNumber(number)
  if (no === null) return null
  if (command === 'show') return { command, no }
  if (command === 'cancel') return cancelOf(no, values)
  if (command === 'move') return moveOf(no, values)
  const isOneOfTwo = values.present !== values.absent
  return command === 'settle' && isOneOfTwo ? { command, no, isPresent: values.present } : null
}

function cancelOf(no: number, values: Values): Command | null {
  const reason = values.reason?.trim() ?? ''
  const to = values.to === undefined ? null : wholeNumber(values.to)
  const isWrong = reason === '' || reason.length > REASON_LENGTH || (to === null && values.to !== undefined)
  return isWrong ? null : { command: 'cancel', no, reason, to }
}

function moveOf(no: number, { starts, ends, venue }: Values): Command | null {
  const startsAt = instant(starts)
  const endsAt = instant(ends)
  const sceneNo = venue === undefined ? undefined : wholeNumber(venue)
  if (startsAt === null || endsAt === null || sceneNo === null) return null
  return { command: 'move', no, startsAt, endsAt, sceneNo }
}

function wholeNumber(typed: string | undefined): number | null {
  return typed !== undefined && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null
}

/** '2026-12-10 10:00' on the clocks of Seoul; null for a day or time that does not exist. */
function instant(typed: string | undefined): Date | null | undefined {
  if (typed === undefined) return undefined
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(typed) ?? []
  if (day === undefined || time === undefined) return null
  const at = seoulInstant(day, time)
  if (Number.isNaN(at.getTime())) return null
  return seoulDay(at) === day && seoulTime(at) === time ? at : null
}
