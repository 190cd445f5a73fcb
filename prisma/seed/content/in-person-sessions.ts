import {
  addSeoulDays,
  type SeoulDay,
  seoulDay,
  seoulInstant,
  seoulTime,
  seoulWeekday,
  seoulYear,
  startOfSeoulDay,
} from '@hygiene/domain/time/seoul-day'
import { SalesType } from '@hygiene/domain/text'
import { venues } from './venues.ts'

type Crowd = 'empty' | 'few' | 'almostFull' | 'full' | 'tradeFull'

export interface PlannedSession {
  venueIndex: number
  daysAhead: number
  salesType: SalesType
  year: number
  startsAt: Date
  endsAt: Date
  capacity: number
  applyOpensAt: Date
  applyClosesAt: Date
  trades: { industryType: 1 | 2 | 3; capacity: number | null }[]
  crowd: Crowd
}

const DAYS_BACK = 35
const DAYS_AHEAD = 95
const OPENS_DAYS_BEFORE = 60
const WEEK_MS = 7 * 86_400_000
/** Venues of the capital area have sessions every week, the others every other week. */
const WEEKLY_VENUES = 5
export const TODAYS_VENUE = 0

export function planSessions(now: Date): PlannedSession[] {
  const today = seoulDay(now)
  const planned = [sessionToday(today, now)]
  for (let daysAhead = -DAYS_BACK; daysAhead <= DAYS_AHEAD; daysAhead += 1) {
    const day = addSeoulDays(today, daysAhead)
    for (const venueIndex of venues.keys()) {
      if (daysAhead === 0 && venueIndex === TODAYS_VENUE) continue
      const kind = kindOf(venueIndex, day)
      if (kind === null) continue
      const [from, to] = hoursOf(venueIndex, kind)
      planned.push(session({ venueIndex, daysAhead, salesType: kind, day, from, to }))
    }
  }
  return withCrowds(planned, now)
}

function kindOf(venueIndex: number, day: SeoulDay): SalesType | null {
  const weekday = seoulWeekday(day)
  const turn = Math.floor(startOfSeoulDay(day).getTime() / WEEK_MS) + venueIndex
  if (weekday === '금') return turn % 4 === 0 && venueOf(venueIndex) >= 50 ? SalesType.existing : null
  if (weekday !== (venueIndex % 2 === 0 ? '화' : '목')) return null
  return venueIndex < WEEKLY_VENUES || turn % 2 === 0 ? SalesType.new : null
}

function hoursOf(venueIndex: number, kind: SalesType): [string, string] {
  if (kind === SalesType.existing) return ['14:00', '17:00']
  return venueIndex === 3 ? ['09:30', '16:30'] : ['10:00', '17:00']
}

/** Starts after the hour of seeding if the day allows it, so that check-in can be demonstrated. */
function sessionToday(day: SeoulDay, now: Date): PlannedSession {
  const hour = Math.min(16, Math.max(10, Number(seoulTime(now).slice(0, 2)) + 1))
  const slot = { from: `${hour}:00`, to: `${hour + 7}:00` }
  return {
    ...session({ venueIndex: TODAYS_VENUE, daysAhead: 0, salesType: SalesType.new, day, ...slot }),
    crowd: 'few',
  }
}

interface Slot {
  venueIndex: number
  daysAhead: number
  salesType: SalesType
  day: SeoulDay
  from: string
  to: string
}

function session({ day, from, to, ...slot }: Slot): PlannedSession {
  const startsAt = seoulInstant(day, from)
  const venue = venueOf(slot.venueIndex)
  const capacity = venue > 50 ? venue - 20 : venue
  return {
    ...slot,
    year: seoulYear(startsAt),
    startsAt,
    endsAt: seoulInstant(day, to),
    capacity,
    applyOpensAt: seoulInstant(addSeoulDays(day, -OPENS_DAYS_BEFORE), '09:00'),
    applyClosesAt: seoulInstant(addSeoulDays(day, -1), '18:00'),
    trades: tradesOf(capacity),
    crowd: 'empty',
  }
}

/** Small venues exclude group meal facilities; larger ones have separate seats for two trades. */
function tradesOf(capacity: number): PlannedSession['trades'] {
  const consigned = { industryType: 3 as const, capacity: Math.floor(capacity / 6) }
  const restaurants = { industryType: 1 as const, capacity: null }
  if (capacity < 40) return [restaurants, consigned]
  return [restaurants, { industryType: 2, capacity: Math.floor(capacity / 4) }, consigned]
}

const ROTA: readonly Crowd[] = ['few', 'full', 'few', 'empty', 'almostFull', 'few', 'tradeFull', 'few']

function withCrowds(planned: readonly PlannedSession[], now: Date): PlannedSession[] {
  let turn = 0
  return planned.map((one) => {
    if (one.daysAhead < 3 || one.applyOpensAt > now || one.salesType !== SalesType.new) return one
    const crowd = ROTA[turn % ROTA.length] ?? 'empty'
    const isTooLarge = one.capacity > 40 && (crowd === 'full' || crowd === 'almostFull')
    if (isTooLarge) return { ...one, crowd: 'few' }
    turn += 1
    return { ...one, crowd }
  })
}

function venueOf(venueIndex: number): number {
  return venues[venueIndex]?.venueCapacity ?? 0
}
