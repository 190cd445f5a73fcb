import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { InstructorsScreen } from './instructors-screen.tsx'
import { TaughtHoursScreen } from './taught-hours-screen.tsx'
import { VenuesScreen } from './venues-screen.tsx'

const PAGE = { first: 'a.b', next: null, count: 1, isCountWhole: true, asOf: '2026-11-23T01:28:00.000Z' }
const VENUE = {
  venueNo: 3,
  name: '수원 교육장',
  sidoCode: '4100000000',
  sidoName: '경기도',
  address: '경기도 수원시 팔달구 가상로 100',
  address2: '3층',
  mapUrl: '',
  phone: '031-000-1001',
  directions: '수원역에서 5분',
  equipment: '빔프로젝터',
  accessibility: '승강기',
  venueCapacity: 60,
  upcoming: 2,
  retiredAt: null,
  closedFromOn: null as string | null,
}
const TEACHER = {
  instructorNo: 7,
  name: '윤강의',
  phone: '010-****-6789',
  subjects: ['식중독 예방'],
  hours: '평일 오전',
  qualifications: [{ qualification: '식품기술사', issuedOn: '2020-03-02', validUntil: '2021-03-01' }],
  lessonsAhead: 1,
  endedAt: null,
}
afterEach(() => {
  leaveStaffScreen()
  vi.unstubAllGlobals()
})

function open(view: ReactNode, answers: object[] = [], venue: object = {}) {
  openStaffScreen(view, 'education', {
    answers,
    byPath: {
      '/api/staff/venues/list': { ...PAGE, list: [{ ...VENUE, ...venue }] },
      '/api/staff/instructors/list': { ...PAGE, list: [TEACHER] },
      '/comm-user/common/zip/sido': { list: [{ code: '4100000000', name: '경기도' }] },
    },
  })
}
const sentTo = (path: string) => server.asked.find((one) => one.path === path)?.sent

describe('venues', () => {
  it('changes the facts of a venue and shows whom the change reaches', async () => {
    open(<VenuesScreen />, [{ venueNo: 3 }])
    fireEvent.click(await screen.findByRole('button', { name: '수정 수원 교육장' }))
    expect(screen.getByText(/앞으로 열릴 회차 2건/)).toBeTruthy()
    type('좌석', '')
    type('사유', '책상을 바꿈')
    await submit('저장하기')
    expect(screen.getByText('좌석 수를 숫자로 입력해주세요.')).toBeTruthy()
    type('좌석', '50')
    await submit('저장하기')
    expect(sentTo('/api/staff/venues/save')).toMatchObject({
      sceneNo: 3,
      venueName: '수원 교육장',
      venueCapacity: 50,
      accessibility: '승강기',
      reason: '책상을 바꿈',
    })
  })

  it('takes a venue out of use with a reason', async () => {
    open(<VenuesScreen />, [{ venueNo: 3 }], { upcoming: 0 })
    fireEvent.click(await screen.findByRole('button', { name: '사용 중지 수원 교육장' }))
    type('사유', '계약이 끝남')
    await submit('사용 중지')
    expect(sentTo('/api/staff/venues/retire')).toEqual({ sceneNo: 3, isRetired: true, reason: '계약이 끝남' })
    expect(await screen.findByText('교육장을 사용 중지했습니다.')).toBeTruthy()
  })

  it('shows from which day a venue is closed and reopens the venue', async () => {
    open(<VenuesScreen />, [], { closedFromOn: '2026-12-01' })
    expect(await screen.findByText('2026.12.01부터 사용 불가')).toBeTruthy()
    screen.getByRole('button', { name: '다시 사용 수원 교육장' })
  })

  it('opens the closure again for the remaining sessions', async () => {
    open(<VenuesScreen />, [], { closedFromOn: '2026-12-01' })
    fireEvent.click(await screen.findByRole('button', { name: '남은 회차 수원 교육장' }))
    expect(screen.getByRole('dialog', { name: '수원 교육장 사용 불가' })).toBeTruthy()
  })

  it('offers changes on a phone by buttons beside the link to the sessions', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    open(<VenuesScreen />)
    const button = await screen.findByRole('button', { name: '사용 불가 수원 교육장' })
    expect(button.closest('a')).toBeNull()
    expect(button.closest('li')?.querySelector('a')?.getAttribute('href')).toContain('/sessions?venueNo=3')
  })

  it('offers only the reopening of a closed venue without remaining sessions', async () => {
    open(<VenuesScreen />, [], { closedFromOn: '2026-12-01', upcoming: 0 })
    await screen.findByRole('button', { name: '다시 사용 수원 교육장' })
    expect(screen.queryByRole('button', { name: '남은 회차 수원 교육장' })).toBeNull()
  })
})

describe('instructors', () => {
  it('lists an expired qualification and opens a telephone number with a reason', async () => {
    open(<InstructorsScreen />, [{ phone: '01023456789' }])
    expect(await screen.findByText('식품기술사 끝남')).toBeTruthy()
    await press('윤강의 휴대전화 보기')
    type('조회 사유', '일정 확인 전화')
    await submit('번호 보기')
    expect(await screen.findByText('010-2345-6789')).toBeTruthy()
    expect(sentTo('/api/staff/instructors/contact')).toEqual({ instructorNo: 7, reason: '일정 확인 전화' })
  })

  it('adds an instructor with papers and with subjects separated by commas', async () => {
    open(<InstructorsScreen />, [{ instructorNo: 8 }])
    await press('강사 추가')
    type('이름', '하새강')
    type('과목', '식품위생법, 노무')
    await press('자격 추가')
    type('사유', '새 강사 위촉')
    await submit('저장하기')
    expect(screen.getByText('자격의 이름과 받은 날을 입력해주세요.')).toBeTruthy()
    type('자격 이름', '공인노무사')
    type('받은 날', '2024-02-01')
    await submit('저장하기')
    expect(sentTo('/api/staff/instructors/save')).toEqual({
      instructorNo: null,
      name: '하새강',
      subjects: ['식품위생법', '노무'],
      hours: '',
      qualifications: [{ qualification: '공인노무사', issuedOn: '2024-02-01', validUntil: null }],
      reason: '새 강사 위촉',
    })
  })

  it('shows the taught hours by month', async () => {
    const months = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 210, 60]
    open(<TaughtHoursScreen />, [{ list: [{ instructorNo: 7, name: '윤강의', months, total: 270 }] }])
    const row = await screen.findByRole('row', { name: /윤강의/ })
    expect(row.textContent).toBe('윤강의----------3.514.5')
  })
})
