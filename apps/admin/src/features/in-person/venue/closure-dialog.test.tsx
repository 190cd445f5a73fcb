import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, server, type } from '../../../testing/staff-screen.tsx'
import { ClosureDialog } from './closure-dialog.tsx'

const VENUE = {
  venueNo: 3,
  name: '송파 교육장',
  sidoCode: '1100000000',
  sidoName: '서울특별시',
  address: '서울특별시 송파구 가상로 1',
  address2: '',
  mapUrl: '',
  phone: '',
  directions: '',
  equipment: '',
  accessibility: '',
  venueCapacity: 60,
  upcoming: 2,
  retiredAt: null,
  closedFromOn: null,
}
const NEAR = { venueNo: 5, name: '종로 교육장', venueCapacity: 40, distance: 'sameProvince' }
const FAR = { venueNo: 6, name: '수원 교육장', venueCapacity: 80, distance: 'far' }
const FIRST = {
  sessionNo: 11,
  startsAt: '2026-12-10T01:00:00.000Z',
  endsAt: '2026-12-10T08:00:00.000Z',
  capacity: 60,
  people: 12,
  proposedNo: 5,
  choices: [NEAR, FAR],
}
const SECOND = {
  ...FIRST,
  sessionNo: 12,
  startsAt: '2026-12-17T01:00:00.000Z',
  people: 3,
  proposedNo: null,
  choices: [FAR],
}

afterEach(leaveStaffScreen)

async function open(
  answers: (object | 'VENUE_CLOSURE_CHANGED')[] = [],
  moves: object[] = [FIRST, SECOND],
  closedFromOn: string | null = null,
) {
  openStaffScreen(<ClosureDialog venue={{ ...VENUE, closedFromOn }} onClose={() => {}} />, 'education', {
    answers,
    byPath: {
      '/api/staff/venues/closurePlan': { moves },
      '/api/staff/approvals/approvers': { count: 2, loggedIn: 1, endsAt: '2026-11-30T01:00:00.000Z' },
    },
  })
  await screen.findByText(/^남은 회차 \d건/)
}
const venueOf = (session: RegExp): HTMLSelectElement => screen.getByLabelText<HTMLSelectElement>(session)
const sent = () => server.asked.filter(({ path }) => path === '/api/staff/venues/closure').at(-1)?.sent

async function ask() {
  type('사유', 'damage')
  type('설명', '천장 누수')
  await act(async () =>
    fireEvent.submit(screen.getByText('승인 요청하기').closest('button')?.form ?? document.body),
  )
}

it('lists the sessions with their people, proposes a near venue, and asks for approval', async () => {
  await open([{ approvalNo: 7 }])
  screen.getByText('남은 회차 2건 · 15명')
  screen.getByText('12명')
  expect(venueOf(/회차 11 옮길 교육장/).selectedOptions[0]?.text).toBe(
    '종로 교육장 (40석, 정원 60명에서 줄어듦 · 같은 시·도)',
  )
  expect(venueOf(/회차 12 옮길 교육장/).selectedOptions[0]?.text).toBe('옮기지 않음')
  screen.getByText('옮기지 않는 1건은 회차 화면에서 따로 옮기거나 취소해야 합니다.')
  screen.getByText(/^옮기는 회차의 12명에게/)

  fireEvent.change(venueOf(/회차 12 옮길 교육장/), { target: { value: '6' } })
  screen.getByText(/^옮기는 회차의 15명에게/)
  await ask()
  expect(sent()).toMatchObject({
    moves: [
      { offlineEducationNo: 11, toVenueNo: 5 },
      { offlineEducationNo: 12, toVenueNo: 6 },
    ],
    reasonCode: 'damage',
    text: '천장 누수',
  })
  expect(await screen.findByText(/결재 7번으로 올렸습니다/)).toBeTruthy()
})

it('moves all sessions to one venue that is free for each', async () => {
  await open([{ approvalNo: 7 }])
  const all = screen.getByLabelText<HTMLSelectElement>('한 교육장으로 모두 옮기기')
  expect([...all.options].map(({ text }) => text)).toEqual([
    '회차마다 선택',
    '수원 교육장 (80석 · 다른 시·도)',
  ])
  fireEvent.change(all, { target: { value: '6' } })
  expect(venueOf(/회차 11 옮길 교육장/).value).toBe('6')
  expect(venueOf(/회차 12 옮길 교육장/).value).toBe('6')
})

const plans = () => server.asked.filter(({ path }) => path === '/api/staff/venues/closurePlan')

it('requests the remaining sessions again for another day and nothing without a day', async () => {
  await open()
  type('사용할 수 없는 첫날', '2026-12-15')
  await screen.findByText(/^남은 회차 \d건/)
  expect(plans().at(-1)?.sent).toEqual({ sceneNo: 3, fromOn: '2026-12-15' })
  type('사용할 수 없는 첫날', '')
  screen.getByText('사용할 수 없는 첫날을 입력해주세요.')
  await ask()
  expect(sent()).toBeUndefined()
})

it('shows a refusal and the current list', async () => {
  await open(['VENUE_CLOSURE_CHANGED'])
  const before = server.asked.length
  await ask()
  await screen.findByText(/^그사이 남은 회차나 옮길 교육장이 바뀌었습니다/)
  const after = server.asked.slice(before).map(({ path }) => path)
  expect(after).toContain('/api/staff/venues/closurePlan')
})

it('shows a session for which no venue is free', async () => {
  await open([], [{ ...FIRST, proposedNo: null, choices: [] }])
  expect(venueOf(/회차 11 옮길 교육장/).selectedOptions[0]?.text).toBe('비어 있는 교육장 없음')
})

it('starts at the existing closing day of a venue and does not postpone that day', async () => {
  await open([{ approvalNo: 7 }], [FIRST], '2099-12-01')
  expect(screen.getByLabelText<HTMLInputElement>('사용할 수 없는 첫날').value).toBe('2099.12.01')
  screen.getByRole('cell', { name: '2099.12.01부터 사용 불가' })
  type('사용할 수 없는 첫날', '2099-12-24')
  await screen.findByText(/^남은 회차 1건/)
  screen.getByText(/^2099년 12월 1일\(화\)부터 이 교육장에/)
})

it('says that sessions changed since the request are left', async () => {
  await open()
  screen.getByText('그사이 바뀐 회차는 그대로 두고 나머지만 옮깁니다.')
  expect(screen.queryByText('그사이 기록이 바뀌면 승인되지 않습니다.')).toBeNull()
})
