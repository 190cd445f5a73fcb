import type { readCalendar } from '@hygiene/contracts/in-person/session/read-calendar'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { Session } from '../shared/session-calendar/session-search.ts'

type CalendarDay = EntityOf<typeof readCalendar>['dateList'][number]

export function sampleSession(no: number, changed: Partial<Session> = {}): Session {
  return {
    edu: {
      sessionNo: no,
      inPersonEnrolmentNo: no,
      courseNo: 1,
      eduDate: '2026-12-10',
      startTime: '10:00',
      endTime: '17:00',
    },
    list: {
      venueNo: no,
      location: `교육장 ${no}`,
      address: '경기도 수원시',
      address2: '',
      mapUrl: 'https://map.example/1',
      phone: '',
      directions: '',
      equipment: '',
      accessibility: '',
      sidoCode: '4100000000',
    },
    state: 'open',
    stateSentence: null,
    capacity: 40,
    left: 12,
    waitingCount: 0,
    price: 30_000,
    hours: 6,
    applyOpensAt: '2026-11-01T00:00:00Z',
    applyClosesAt: '2026-12-09T14:59:59Z',
    branchName: '경기지회',
    branchPhone: '031-000-0000',
    ...changed,
  }
}

export function sampleDay(date: string, venues: number, openVenues = venues, laterVenues = 0): CalendarDay {
  return { date, day: Number(date.slice(8)), weekday: 0, venues, openVenues, laterVenues }
}
