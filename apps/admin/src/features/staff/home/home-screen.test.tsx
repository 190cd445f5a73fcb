import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { HomeScreen } from './home-screen.tsx'

afterEach(leaveStaffScreen)

const HOME = { asOf: '2026-07-01T01:00:00.000Z', queues: [], venues: [], deadlines: [], movement: null }
const line = (name: string, isDone: boolean, reason: string, more: object = {}) => ({
  name,
  year: null,
  isDone,
  reason,
  courseNo: null,
  ...more,
})
const ITEMS = [
  line('headquarters', false, '본부 직원이 1명입니다.'),
  line('regions', true, '시·도 16곳'),
  line('price', false, '기존 영업자: 교육비가 0원입니다.', { year: 2026, courseNo: 7 }),
  line('alert', false, '시험 경보를 보내주세요.'),
]

function open(role: 'headquarters' | 'support' | 'branch', items: object[] = ITEMS) {
  openStaffScreen(<HomeScreen />, role, {
    byPath: {
      '/api/staff/home': HOME,
      '/api/staff/setup': { asOf: HOME.asOf, items, testAlertEndsAt: null },
      '/api/staff/setup/sendTestAlert': { endsAt: '2026-07-01T03:00:00.000Z' },
      '/api/staff/setup/confirm': 'SETUP_CODE_WRONG',
    },
  })
}

it('lists missing preparations in order, each with a reason and a screen', async () => {
  open('headquarters')
  const list = await screen.findByRole('region', { name: '개시 준비' })
  expect(list.textContent).toContain('4건 중 1건 완료')
  const [missing, done] = within(list).getAllByRole('list', { hidden: true })
  if (!missing || !done) throw new Error('There are not two lists')
  expect(
    within(missing)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringContaining('본부 직원 두 명'),
    expect.stringContaining('교육비(2026년)'),
    expect.stringContaining('경보 수신 확인'),
  ])
  expect(screen.getByRole('link', { name: '과정 열기' }).getAttribute('href')).toBe('/courses/7')
  expect(screen.getByRole('link', { name: '직원 초대' }).getAttribute('href')).toBe('/employees')
  expect(done.textContent).toContain('시·도 16곳')
})

it('counts missing preparations as remaining work', async () => {
  open('headquarters')
  await screen.findByRole('region', { name: '개시 준비' })
  expect(screen.getByText('3건', { selector: 'strong' })).toBeTruthy()
  expect(screen.getByText(/준비할 것 3건/)).toBeTruthy()
})

it('names the year when only its courses are missing', async () => {
  open('headquarters', [line('survey', false, '2027년 설문이 없습니다.', { year: 2027 })])
  expect(await screen.findByRole('heading', { name: '2027년 준비' })).toBeTruthy()
})

it('hides the list of preparations once all are done', async () => {
  open('headquarters', [line('regions', true, '시·도 16곳')])
  await screen.findByText('8주 안에 기한이 없습니다.')
  await waitFor(() => expect(server.asked.some(({ path }) => path === '/api/staff/setup')).toBe(true))
  expect(screen.queryByRole('region', { name: '개시 준비' })).toBeNull()
})

it('offers no screen that the role may not open', async () => {
  open('support')
  await screen.findByRole('region', { name: '개시 준비' })
  expect(screen.queryByRole('link', { name: '직원 초대' })).toBeNull()
  expect(screen.queryByRole('button', { name: '확인 코드 입력' })).toBeNull()
})

it('requests no preparation list for a role that sees no courses', async () => {
  open('branch')
  await screen.findByText('8주 안에 기한이 없습니다.')
  expect(server.asked.map(({ path }) => path)).not.toContain('/api/staff/setup')
})

it('sends a test alert and shows beside the field why a code is refused', async () => {
  open('headquarters')
  await screen.findByRole('region', { name: '개시 준비' })
  await press('확인 코드 입력')
  await press('시험 경보 보내기')
  await submit('확인')
  expect(await screen.findByText('확인 코드 8자리를 입력해주세요.')).toBeTruthy()
  type('확인 코드', '1a2b-3c4d')
  await submit('확인')
  expect(await screen.findByText(/확인 코드가 맞지 않습니다/)).toBeTruthy()
  expect(server.asked).toContainEqual({
    path: '/api/staff/setup/confirm',
    sent: { kind: 'alert', code: '1a2b-3c4d' },
  })
})
