import type { listNextActions } from '@hygiene/contracts/member/account/list-next-actions'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'

type NextAction = EntityOf<typeof listNextActions>['list'][number]

export function sampleAction(
  state: 'come' | 'offered' | 'waiting',
  day: Partial<NonNullable<NextAction['day']>> = {},
): NextAction {
  const isQueued = state !== 'come'
  return {
    state,
    deadlineAt: state === 'waiting' ? null : '2026-12-02T01:00:00Z',
    isInPerson: true,
    salesType: 1 as const,
    industryType: 1 as const,
    year: 2026,
    hours: 6,
    price: 30_000,
    businessName: '새봄 국수',
    otherPlaces: 0,
    applicationNo: 9,
    enrolmentNo: null,
    inPersonEnrolmentNo: 7,
    study: null,
    account: null,
    day: {
      startsAt: '2026-12-02T01:00:00Z',
      endsAt: '2026-12-02T08:00:00Z',
      location: '수원 교육장',
      address: '경기도 수원시 팔달구 가상로 100',
      phone: '031-000-1001',
      mapUrl: 'https://map.example/1',
      mayChange: true,
      moved: null,
      ...day,
    },
    waiting: isQueued ? { waitingNo: 5, ahead: 1 } : null,
    guard: null,
    completion: null,
  }
}
