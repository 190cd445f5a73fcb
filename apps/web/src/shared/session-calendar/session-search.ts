import type { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { addSeoulDays, addSeoulMonths, type SeoulDay, seoulDay } from '@hygiene/domain/time/seoul-day'
import { type EducationRegion, regionOfProvince } from '@hygiene/domain/in-person/session/region'
import type { IndustryType, SalesType } from '@hygiene/domain/text'

export type Session = EntityOf<typeof listSessions>['list'][number]

/** Lists the trades to be taught: one seat covers every licence of an owner, so the session must offer each trade. */
export type Pupil = { salesType: SalesType; industryTypes: readonly IndustryType[] }

export type SessionSearch = {
  region: '' | `${EducationRegion}`
  /** Is a province within the region, or empty for the whole region. */
  sidoCode: string
  /** Has the format 'YYYY-MM'. */
  month: string
  /** Is empty until a day is chosen. */
  day: SeoulDay
}

export function beginSearch(now: Date, sidoCode = ''): SessionSearch {
  const region = regionOfProvince(sidoCode)
  return {
    region: region === null ? '' : `${region}`,
    sidoCode: region === null ? '' : sidoCode,
    month: seoulDay(now).slice(0, 7),
    day: '',
  }
}

/** Returns the province if one is chosen, otherwise the region. */
export function zipProvinceOf({ region, sidoCode }: SessionSearch): string {
  return sidoCode || region
}

export function shiftMonth(month: string, months: number): string {
  return addSeoulMonths(`${month}-01`, months).slice(0, 7)
}

const USEFUL_FIRST: readonly Session['state'][] = ['open', 'full']

/**
 * Sorts venues with a seat first, then those with a waiting list, then the unavailable ones. Keeps the order within each group.
 */
export function usefulFirst(sessions: readonly Session[]): Session[] {
  const useful = USEFUL_FIRST.flatMap((state) => sessions.filter((session) => session.state === state))
  return [...useful, ...sessions.filter(({ state }) => !USEFUL_FIRST.includes(state))]
}

/** Returns «자리 있는 교육장 2곳». Counts venues, not sessions, as the calendar does. */
export function venuesText(sessions: readonly Session[]): string {
  const count = (asked: Session['state']) =>
    new Set(sessions.filter(({ state }) => state === asked).map(({ list }) => list.venueNo)).size
  if (count('open') > 0) return `자리 있는 교육장 ${count('open')}곳`
  return count('full') > 0 ? `대기할 수 있는 교육장 ${count('full')}곳` : '신청할 수 있는 교육장 없음'
}

/** Returns weeks from Sunday on. Days of neighbouring months are null. */
export function weeksOf(month: string): (SeoulDay | null)[][] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const before = new Date(Date.UTC(year, number - 1, 1)).getUTCDay()
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, at) => {
    const day = at - before + 1
    return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, '0')}`
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** Returns the week from Sunday to Saturday, as the calendar shows it. */
export function weekAround(day: SeoulDay): { from: SeoulDay; to: SeoulDay } {
  const from = addSeoulDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
  return { from, to: addSeoulDays(from, 6) }
}
