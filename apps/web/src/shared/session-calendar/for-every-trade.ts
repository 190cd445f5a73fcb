import type { readCalendar } from '@hygiene/contracts/in-person/session/read-calendar'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { Session } from './session-search.ts'

export type CalendarDay = EntityOf<typeof readCalendar>['dateList'][number]

/** Returns the days on which every trade is taught. Only the day's list gives the exact number of common venues. */
export function commonDays(perTrade: readonly (readonly CalendarDay[])[]): CalendarDay[] {
  const [first = [], ...others] = perTrade.map((days) => days.filter(({ venues }) => venues > 0))
  return first.flatMap((day) => {
    const same = others.map((days) => days.find(({ date }) => date === day.date))
    if (same.some((other) => other === undefined)) return []
    const all = [day, ...same.filter((other) => other !== undefined)]
    return [
      {
        ...day,
        venues: Math.min(...all.map(({ venues }) => venues)),
        openVenues: Math.min(...all.map(({ openVenues }) => openVenues)),
        laterVenues: Math.min(...all.map(({ laterVenues }) => laterVenues)),
      },
    ]
  })
}

/** Returns the sessions open to every trade. The trade with the fewest seats determines the free seats. */
export function commonSessions(perTrade: readonly (readonly Session[])[]): Session[] {
  const [first = [], ...others] = perTrade
  return first.flatMap((session) => {
    const same = others.map((sessions) => sessions.find(({ edu }) => edu.sessionNo === session.edu.sessionNo))
    if (same.some((other) => other === undefined)) return []
    const all = [session, ...same.filter((other) => other !== undefined)]
    const scarcest = all.toSorted((one, other) => one.left - other.left)[0] ?? session
    return [{ ...scarcest, waitingCount: Math.max(...all.map(({ waitingCount }) => waitingCount)) }]
  })
}
