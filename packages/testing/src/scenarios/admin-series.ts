import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { makeSessions } from '@hygiene/contracts/in-person/session/staff/make-sessions'

type Wanted = SentTo<typeof makeSessions>

export function seriesOf(place: Pick<Wanted, 'branchNo' | 'venueNo'>): Omit<Wanted, 'days' | 'reason'> {
  return {
    ...place,
    salesType: 1,
    trades: [{ industryType: 1, capacity: null }],
    capacity: 30,
    startTime: '10:00',
    endTime: '17:00',
    opensDaysBefore: 30,
    closesDaysBefore: 1,
    closesTime: '18:00',
  }
}
