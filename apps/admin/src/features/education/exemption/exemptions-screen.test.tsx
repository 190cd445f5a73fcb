import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { ExemptionsScreen } from './exemptions-screen.tsx'

const ROW = {
  exemptionNo: 3,
  ground: 'cookLicence',
  memberNo: 5,
  name: '정*자',
  licenseNumber: '',
  year: 2026,
  salesType: 1,
  industryType: 1,
  institution: '경기도지사',
  approvalNo: 9,
  grantedAt: '2026-11-20T01:00:00.000Z',
  endedAt: null,
  endedText: null,
}
const PAGE = {
  list: [ROW],
  first: 'a.b',
  next: null,
  count: 1,
  isCountWhole: true,
  asOf: '2026-11-23T01:28:00.000Z',
}
const PROVINCES = { list: [{ code: '4100000000', name: '경기도' }] }

const SENT = '/api/staff/exemptions/request'

function open(
  role: 'support' | 'readOnly',
  answers: NonNullable<Parameters<typeof openStaffScreen>[2]>['answers'] = [],
  page: object = PAGE,
) {
  openStaffScreen(
    <Routes>
      <Route path="/exemptions" element={<ExemptionsScreen />} />
    </Routes>,
    role,
    {
      at: '/exemptions',
      answers,
      byPath: {
        '/api/staff/exemptions/list': page,
        '/api/staff/cases/mine': { list: [] },
        '/api/staff/views/list': { list: [] },
        '/comm-user/common/zip/sido': PROVINCES,
        '/api/staff/approvals/approvers': { count: 2, loggedIn: 1, endsAt: '2026-11-30T01:28:00.000Z' },
      },
    },
  )
}
afterEach(leaveStaffScreen)

describe('exemptions', () => {
  it('lists exemptions with ground, member and state', async () => {
    open('readOnly')
    expect(await screen.findByText('조리사·영양사·위생사 면허')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '인정·면제 요청' })).toBeNull()
    expect(screen.queryByRole('button', { name: '취소 3' })).toBeNull()
  })

  it('offers the first request and no next page when there is no exemption', async () => {
    open('support', [], { ...PAGE, list: [], first: null, count: 0 })
    expect(await screen.findByRole('button', { name: '첫 인정·면제 요청하기' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^다음 50/ })).toBeNull()
  })

  it('cancels the chosen exemption with a reason', async () => {
    open('support', [{ exemptionNo: 3 }])
    fireEvent.click(await screen.findByRole('button', { name: '취소 3' }))
    await submit('취소하기')
    expect(screen.getByText('취소 사유를 2자 이상 입력해주세요.')).toBeTruthy()
    type('사유', '면허가 취소됨')
    await submit('취소하기')
    expect(server.asked.find(({ path }) => path.endsWith('/end'))?.sent).toEqual({
      exemptionNo: 3,
      reason: '면허가 취소됨',
    })
    expect(await screen.findByText('인정·면제를 취소했습니다.')).toBeTruthy()
  })

  it('requests an exemption only with every fact and the paper', async () => {
    open('support')
    await press('인정·면제 요청')
    await submit('승인 요청하기')
    expect(screen.getByText('증빙 파일을 골라주세요.')).toBeTruthy()
    expect(server.asked.some(({ path }) => path === SENT)).toBe(false)
  })
})
