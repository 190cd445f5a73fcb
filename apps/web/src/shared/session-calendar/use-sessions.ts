import { call } from '@hygiene/client'
import { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import { readCalendar } from '@hygiene/contracts/in-person/session/read-calendar'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type Pupil, type Session, type SessionSearch, zipProvinceOf } from './session-search.ts'
import { type CalendarDay, commonDays, commonSessions } from './for-every-trade.ts'

export function useCalendar(pupil: Pupil, search: SessionSearch): UseQueryResult<CalendarDay[]> {
  const [searchYear, searchMonth] = search.month.split('-').map(Number) as [number, number]
  const asked = { searchYear, searchMonth, salesType: pupil.salesType, zipProvinceNo: zipProvinceOf(search) }
  return useQuery({
    queryKey: [readCalendar.path, asked, pupil.industryTypes],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        pupil.industryTypes.map((industryType) => call(readCalendar, { ...asked, industryType }, { signal })),
      )
      return commonDays(answers.map(({ dateList }) => dateList))
    },
    enabled: search.region !== '',
  })
}

export function useSessions(
  pupil: Pupil,
  search: SessionSearch,
  days: { from: SeoulDay; to: SeoulDay } | null,
): UseQueryResult<Session[]> {
  return useQuery({
    ...sessionsQuery(pupil, search, { startDate: days?.from, endDate: days?.to }),
    enabled: days !== null,
  })
}

/** Several trades need more results, because a session must offer each of them. */
const FREE_LIMIT = { one: 4, several: 50 }

export function useNearestFree(
  pupil: Pupil,
  search: SessionSearch,
  isWanted = true,
): UseQueryResult<Session[]> {
  const freeLimit = pupil.industryTypes.length > 1 ? FREE_LIMIT.several : FREE_LIMIT.one
  return useQuery({
    ...sessionsQuery(pupil, search, { freeLimit }),
    enabled: isWanted && search.region !== '',
  })
}

type Narrowed = Pick<SentTo<typeof listSessions>, 'startDate' | 'endDate' | 'freeLimit'>

/** Seats change by the minute, so the query is refreshed. */
function sessionsQuery(pupil: Pupil, search: SessionSearch, narrowed: Narrowed) {
  const asked = { salesType: pupil.salesType, zipProvinceNo: zipProvinceOf(search), ...narrowed }
  return queryOptions({
    queryKey: [listSessions.path, asked, pupil.industryTypes],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        pupil.industryTypes.map((industryType) => call(listSessions, { ...asked, industryType }, { signal })),
      )
      return commonSessions(answers.map(({ list }) => list))
    },
    staleTime: 0,
  })
}
