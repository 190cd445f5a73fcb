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
} from '../../../testing/staff-screen.tsx'
import { EmployeesScreen } from './employees-screen.tsx'

afterEach(leaveStaffScreen)

const EMPLOYEE = {
  employeeNo: 7,
  loginId: 'employee1',
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
const PAGE = {
  list: [EMPLOYEE],
  first: null,
  next: null,
  count: 1,
  isCountWhole: true,
  asOf: '2026-12-06T01:28:00.000Z',
}
const RIGHTS = {
  employee: EMPLOYEE,
  grants: [
    {
      grantNo: 1,
      role: 'support',
      branchName: null,
      grantedBy: 'maker, approver',
      grantedAt: EMPLOYEE.lastLoginAt,
    },
  ],
  reviews: [],
}
const COUNTED = { count: 1, loggedIn: 0, mayInviteSecond: false, endsAt: '2026-12-13T01:20:00.000Z' }

function open(at: string, more: typeof server.byPath = {}) {
  const screens = (
    <Routes>
      <Route path="/employees/:number?" element={<EmployeesScreen />} />
    </Routes>
  )
  const byPath = {
    '/api/staff/employees/list': PAGE,
    '/api/staff/employees/rights': RIGHTS,
    '/api/branch/branchList': { list: [{ branchNo: 3, branchName: '경기지회' }] },
    '/api/staff/approvals/approvers': COUNTED,
    ...more,
  }
  openStaffScreen(screens, 'headquarters', { at, byPath })
}

it('lists employees and says whose half-yearly review is overdue', async () => {
  open('/employees')
  const row = await screen.findByRole('row', { name: /김상담/ })
  expect(within(row).getByText(/2026.07.05까지 · 지남/)).toBeDefined()
  expect(within(row).getByRole('link', { name: '김상담' }).getAttribute('href')).toBe('/employees/7')
})

it('requests another role for an employee, to be decided by a second person', async () => {
  open('/employees/7', { '/api/staff/employees/requestRole': { approvalNo: 12 } })
  expect(await screen.findByText(/maker, approver/)).toBeDefined()
  await press('역할·지회 바꾸기')
  type('역할', 'branch')
  type('사유', 'moved')
  type('설명', '지회로 자리를 옮김')
  await submit('승인 요청하기')
  const asked = server.asked.find(({ path }) => path === '/api/staff/employees/requestRole')
  expect(asked?.sent).toEqual({
    employeeNo: 7,
    role: 'branch',
    branchNo: 3,
    reasonCode: 'moved',
    text: '지회로 자리를 옮김',
  })
})

const FIRST = { '/api/staff/approvals/approvers': { ...COUNTED, count: 0, mayInviteSecond: true } }

it('invites the second headquarters employee without a second person', async () => {
  open('/employees', { ...FIRST, '/api/staff/employees/requestInvite': { approvalNo: null } })
  await press('직원 초대하기')
  await screen.findByText(/승인 없이 바로 초대합니다/)
  expect(screen.queryByText('승인할 수 있는 다른 직원이 없습니다')).toBeNull()
  type('이름', '박본부')
  type('아이디', 'second')
  type('사유', 'hired')
  type('설명', '개원 준비')
  await submit('초대하기')
  const asked = server.asked.find(({ path }) => path === '/api/staff/employees/requestInvite')
  expect(asked?.sent).toMatchObject({ loginId: 'second', role: 'headquarters', branchNo: null })
})

it('says that the invitation of another first employee needs an approval', async () => {
  open('/employees', FIRST)
  await press('직원 초대하기')
  await screen.findByText(/승인 없이 바로 초대합니다/)
  type('역할', 'support')
  expect(await screen.findByText('승인할 수 있는 다른 직원이 없습니다')).toBeDefined()
  expect(screen.getByText('두 번째 본부 직원은 승인 없이 초대할 수 있습니다')).toBeDefined()
  expect(screen.getByRole('button', { name: '승인 요청하기' })).toBeDefined()
})

it('resets an authenticator app with its reason', async () => {
  open('/employees/7', { '/api/staff/employees/resetApp': { employeeNo: 7 } })
  await screen.findByText(/maker, approver/)
  await press('인증 앱 초기화')
  type('사유', 'lost')
  type('설명', '어제 잃어버림')
  await submit('초기화하기')
  const asked = server.asked.find(({ path }) => path === '/api/staff/employees/resetApp')
  expect(asked?.sent).toEqual({ employeeNo: 7, text: '휴대전화 분실·고장: 어제 잃어버림' })
})

it('shows the rights of each role from the table of permissions', async () => {
  open('/employees/roles')
  const row = await screen.findByRole('row', { name: /^직원·권한 관리/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['함', '안 함', '안 함', '안 함', '안 함', '안 함'])
})
