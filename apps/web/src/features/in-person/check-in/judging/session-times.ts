import { seoulInstant } from '@hygiene/domain/time/seoul-day'
import type { Direction, CheckIn } from '../kept/check-in-records.ts'

type Times = { startsAt: Date; endsAt: Date }

const LEAVING_FROM_MS = 60 * 60_000

export function timesOf({ eduDate, startTime, endTime }: CheckIn['sessionDay']): Times {
  return { startsAt: seoulInstant(eduDate, startTime), endsAt: seoulInstant(eduDate, endTime) }
}

export function usualDirection({ endsAt }: Pick<Times, 'endsAt'>, now: Date): Direction {
  return now.getTime() >= endsAt.getTime() - LEAVING_FROM_MS ? 'out' : 'in'
}

/** The choice of staff lasts until the usual direction changes, so that a switch at noon does not last into the evening. */
export type DirectionChoice = { direction: Direction; usual: Direction } | null

export function directionNow(choice: DirectionChoice, usual: Direction): Direction {
  return choice?.usual === usual ? choice.direction : usual
}

/** Returns the difference between the server's clock and the phone's at the midpoint of a call. */
export function clockAhead(serverNow: string, sentAt: number, answeredAt: number): number {
  return Math.round(Date.parse(serverNow) - (sentAt + answeredAt) / 2)
}
