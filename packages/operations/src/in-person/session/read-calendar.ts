import { readCalendar as contract } from '@hygiene/contracts/in-person/session/read-calendar'
import type { AnswerOf, InputOf } from '@hygiene/contracts/kit/endpoint'
import {
  addSeoulDays,
  addSeoulMonths,
  type SeoulDay,
  seoulDay,
  startOfSeoulDay,
} from '@hygiene/domain/time/seoul-day'
import { query } from '../../kit/operation.ts'
import { provinceChoice } from '../../platform/lookup/province-choice.ts'
import { readSessions, type SessionForTrade } from './session-rows.ts'

type Day = AnswerOf<typeof contract>['dateList'][number]

/** Returns every day of the month without past or cancelled sessions. The chosen day is ignored. */
export const readCalendar = query(contract, { needs: ['pool'] }, async ({ db, input, pool, now }) => {
  const first = addSeoulMonths(monthOf(input), input.searchType)
  const next = addSeoulMonths(first, 1)
  const sessions = await readSessions(
    pool,
    {
      salesType: input.salesType ?? null,
      industryType: input.industryType ?? null,
      sidoCodes: await provinceChoice(db, input.zipProvinceNo),
      from: startOfSeoulDay(first),
      until: startOfSeoulDay(next),
    },
    now,
  )
  const held = Map.groupBy(
    sessions.filter(({ state }) => state !== 'cancelled'),
    ({ startsAt }) => seoulDay(startsAt),
  )
  const [year, month] = first.split('-').map(Number)
  return {
    dateList: daysFrom(first, next).map((date) => dayOf(date, held.get(date) ?? [])),
    searchYear: year ?? input.searchYear,
    searchMonth: month ?? input.searchMonth,
  }
})

function monthOf({ searchYear, searchMonth }: InputOf<typeof contract>): SeoulDay {
  return `${searchYear}-${String(searchMonth).padStart(2, '0')}-01`
}

function daysFrom(first: SeoulDay, next: SeoulDay): SeoulDay[] {
  const days: SeoulDay[] = []
  for (let day = first; day < next; day = addSeoulDays(day, 1)) days.push(day)
  return days
}

function dayOf(date: SeoulDay, sessions: readonly SessionForTrade[]): Day {
  const inState = (wanted: SessionForTrade['state']) => sessions.filter(({ state }) => state === wanted)
  return {
    date,
    day: Number(date.slice(-2)),
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    venues: venuesOf(sessions),
    openVenues: venuesOf(inState('open')),
    laterVenues: venuesOf(inState('notOpenYet')),
  }
}

function venuesOf(sessions: readonly SessionForTrade[]): number {
  return new Set(sessions.map(({ venueNo }) => venueNo)).size
}
