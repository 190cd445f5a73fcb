import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleSession } from '../../../../testing/session-samples.ts'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../../testing/staff-screen.tsx'
import { faultsOf, patternOf, typedAtFirst, typedFrom } from './series-form.ts'
import { SeriesScreen } from './series-screen.tsx'

const CHOICES = {
  branches: [{ branchNo: 1, name: '경기지회' }],
  venues: [{ venueNo: 3, name: '수원 교육장', venueCapacity: 60 }],
}
const planned = (day: string, more: object = {}) => ({
  day,
  startsAt: `${day}T01:00:00.000Z`,
  endsAt: `${day}T08:00:00.000Z`,
  applyOpensAt: '2026-11-10T00:00:00.000Z',
  applyClosesAt: `${day}T00:00:00.000Z`,
  holiday: null,
  isLeftOut: false,
  clashes: [],
  venueTakenBy: null,
  lessons: [],
  ...more,
})
const TAKEN = {
  sessionNo: 9,
  startsAt: '2027-01-19T01:00:00.000Z',
  endsAt: '2027-01-19T08:00:00.000Z',
  branchName: '경기지회',
}
const part = (hour: string, refusal: string | null) => ({
  subject: '식중독 예방',
  instructorName: '윤강의',
  startsAt: `2027-01-12T0${hour}:00:00.000Z`,
  endsAt: `2027-01-12T0${hour}:50:00.000Z`,
  refusal,
})
const LESSONS = [part('1', null), part('2', 'INSTRUCTOR_TAKEN')]
const PLAN = {
  days: [
    planned('2027-01-12', { lessons: LESSONS }),
    planned('2027-01-19', { clashes: ['venueTaken'], venueTakenBy: TAKEN }),
    planned('2027-02-09', { holiday: '설날', isLeftOut: true }),
  ],
}
afterEach(leaveStaffScreen)

async function open(at: string) {
  openStaffScreen(
    <Routes>
      <Route path="/sessions/new" element={<SeriesScreen />} />
      <Route path="/sessions/:no" element={<p>만든 회차</p>} />
    </Routes>,
    'branch',
    {
      at,
      byPath: {
        '/api/staff/sessions/form': CHOICES,
        '/api/staff/session': sampleSession,
        '/api/staff/sessions/plan': PLAN,
        '/api/staff/sessions/make': { sessionNos: [21] },
      },
    },
  )
  await screen.findByRole('button', { name: '미리 보기' })
}
const sentTo = (path: string) => server.asked.find((one) => one.path === path)?.sent

describe('a series of sessions', () => {
  it('names each clash, makes nothing until the clash is removed, and skips holidays', async () => {
    await open('/sessions/new?copy=12')
    await press('미리 보기')
    await screen.findByText('회차 9(경기지회 10:00~17:00)과 겹칩니다.')
    expect(screen.getByText('공휴일: 설날')).toBeTruthy()
    screen.getByText('시간표 2개 가운데 1개를 복사합니다.')
    screen.getByText('11:00~11:50 식중독 예방 · 윤강의: 그 시간에 다른 강의가 있어 비웁니다.')
    expect(screen.queryByRole('button', { name: /건 만들기$/ })).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: '2027.01.19 (화) 만들기' }))
    await submit('회차 1건 만들기')
    expect(screen.getByText('등록 사유를 2자 이상 입력해주세요.')).toBeTruthy()
    type('등록 사유', '새해 교육 일정')
    await submit('회차 1건 만들기')
    expect(sentTo('/api/staff/sessions/make')).toMatchObject({
      branchNo: 1,
      sceneNo: 3,
      capacity: 30,
      days: ['2027-01-12'],
      reason: '새해 교육 일정',
    })
    expect(await screen.findByText('만든 회차')).toBeTruthy()
  })

  it('discards a plan when the form changes and asks for missing values', async () => {
    await open('/sessions/new')
    await press('미리 보기')
    expect(screen.getByText('날짜를 하나 이상 추가해주세요.')).toBeTruthy()
    expect(screen.getByText('교육장을 골라주세요.')).toBeTruthy()
    expect(server.asked.some(({ path }) => path.endsWith('/plan'))).toBe(false)
  })
})

describe('the form of a series', () => {
  it('fills a copy with the facts of the session on the same weekday of the next month', () => {
    expect(typedFrom(sampleSession)).toMatchObject({
      days: ['2027-01-14'],
      venueNo: '3',
      trades: { 1: '', 2: null, 3: null },
      startTime: '10:00',
      endTime: '17:00',
      opensDaysBefore: '61',
      closesDaysBefore: '1',
      closesTime: '18:00',
    })
  })

  it.each([
    ['no weekday', { kind: 'weekly', from: '2026-12-01', until: '2026-12-31' }, 'weekdays'],
    ['an end before its beginning', { kind: 'monthly', from: '2026-12-31', until: '2026-12-01' }, 'until'],
    [
      'more seats for a trade than there are',
      { capacity: '30', trades: { 1: '31', 2: null, 3: null } },
      'trades',
    ],
    ['no trade', { trades: { 1: null, 2: null, 3: null } }, 'trades'],
    ['times the wrong way round', { startTime: '10:00', endTime: '10:00' }, 'endTime'],
  ] as const)('refuses a form with %s', (_, more, field) => {
    expect(faultsOf({ ...typedAtFirst(1), ...more })).toHaveProperty(field)
  })

  it('builds a monthly pattern with the weekday of its week', () => {
    const typed = { ...typedAtFirst(1), from: '2026-12-01', until: '2027-03-31', week: '5' }
    expect(patternOf({ ...typed, kind: 'monthly' })).toEqual({
      kind: 'monthly',
      from: '2026-12-01',
      until: '2027-03-31',
      week: 5,
      weekday: '화',
    })
  })
})
