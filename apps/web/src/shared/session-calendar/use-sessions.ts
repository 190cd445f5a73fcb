import { call } from '@hygiene/client'
import { listSessions, readCalendar } from '@hygiene/contracts'
import type { SeoulDay } from '@hygiene/domain'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type Pupil, type Session, type SessionSearch, zipProvinceOf } from './session-search.ts'
import { type CalendarDay, commonDays, commonSessions } from './for-every-trade.ts'

/** The days of the month with education, in the region asked for. */
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

/** The sessions of some days in the region asked for; seats change by the minute, so they are asked for anew. */
export function useSessions(
  pupil: Pupil,
  search: SessionSearch,
  days: { from: SeoulDay; to: SeoulDay } | null,
): UseQueryResult<Session[]> {
  const asked = {
    salesType: pupil.salesType,
    zipProvinceNo: zipProvinceOf(search),
    startDate: days?.from,
    endDate: days?.to,
  }
  return useQuery({
    queryKey: [listSessions.path, asked, pupil.industryTypes],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        pupil.industryTypes.map((industryType) => call(listSessions, { ...asked, industryType }, { signal })),
      )
      return commonSessions(answers.map(({ list }) => list))
    },
    enabled: days !== null,
    staleTime: 0,
  })
}
