import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../testing/staff-screen.tsx'
import { EmployeesScreen } from './employees-screen.tsx'

afterEach(leaveStaffScreen)

const CLERK = {
  employeeNo: 7,
  loginId: 'clerk1',
  name: '김상담',
  role: 'support',
  branchNo: null,
  branchName: null,
  state: 'working',
  lastLoginAt: '2026-12-06T01:20:00.000Z',
  reviewedAt: null,
  reviewDueAt: '2026-07-04T15:00:00.000Z',
  isReviewOverdue: true,
  approvalNo: null,
  isSelf: false,
}
const LIST = { list: [CLERK], branches: [{ branchNo: 3, name: '경기지회' }] }
const RIGHTS = {
  grants: [
    {
      grantNo: 1,
      role: 'support',
      branchName: null,
      grantedBy: 'maker, approver',
      grantedAt: CLERK.lastLoginAt,
    },
  ],
  reviews: [],
}
const COUNTED = { count: 1, loggedIn: 0, endsAt: '2026-12-13T01:20:00.000Z' }

function open(at: string, answers: object[]) {
  const screens = (
    <Routes>
      <Route path="/employees/:number?" element={<EmployeesScreen />} />
    </Routes>
  )
  openStaffScreen(screens, 'headquarters', { at, answers })
}

it('lists employees, and says whose half-yearly review is overdue', async () => {
  open('/employees', [LIST])
  const row = await screen.findByRole('row', { name: /김상담/ })
  expect(within(row).getByText(/2026.07.05까지 · 지남/)).toBeDefined()
  expect(screen.getByText('반기 점검이 지난 직원 1명')).toBeDefined()
})

it('asks for another role of an employee, which a second person decides', async () => {
  open('/employees/7', [LIST, RIGHTS, COUNTED, { approvalNo: 12 }])
  expect(await screen.findByText(/maker, approver/)).toBeDefined()
  await press('역할·지회 바꾸기')
  type('역할', 'branch')
  type('까닭', 'moved')
  type('설명', '지회로 자리를 옮김')
  await submit('승인 요청하기')
  const asked = server.asked.find(({ path }) => path === '/api/staff/employees/requestRole')
  expect(asked?.sent).toEqual({
    employeeNo: 7,
    role: 'branch',
    branchNo: 3,
    reasonCode: 'moved',
    words: '지회로 자리를 옮김',
  })
})

it('resets an authenticator app with its reason', async () => {
  open('/employees/7', [LIST, RIGHTS, { employeeNo: 7 }, LIST, RIGHTS])
  await screen.findByText(/maker, approver/)
  await press('인증 앱 초기화')
  type('까닭', 'lost')
  type('설명', '어제 잃어버림')
  await submit('초기화하기')
  const asked = server.asked.find(({ path }) => path === '/api/staff/employees/resetApp')
  expect(asked?.sent).toEqual({ employeeNo: 7, words: '휴대전화 분실·고장: 어제 잃어버림' })
})

it('draws what each role may from the table of permissions', async () => {
  open('/employees?view=roles', [LIST])
  const row = await screen.findByRole('row', { name: /^직원·권한 관리/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['함', '안 함', '안 함', '안 함', '안 함', '안 함'])
})
