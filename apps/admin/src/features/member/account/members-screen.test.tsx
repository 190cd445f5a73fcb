import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server, submit } from '../../../testing/staff-screen.tsx'
import { BulkDialog } from '../../../shared/bulk/bulk-dialog.tsx'
import { MembersScreen } from './members-screen.tsx'

const row = (memberNo: number, more: object = {}) => ({
  memberNo,
  userId: `operator${memberNo}`,
  name: '김*자',
  birth: '1960년생',
  phone: '010-****-5678',
  state: 'active',
  joinedAt: '2026-11-01T00:00:00.000Z',
  lastLoginAt: null,
  businessName: `버들식당 ${memberNo}호점`,
  isConnected: false,
  ...more,
})
const page = (numbers: number[], more: object = {}) => ({
  list: numbers.map((one) => row(one)),
  first: numbers.length > 0 ? 'a.b' : null,
  next: null,
  count: numbers.length,
  isCountWhole: true,
  asOf: '2026-11-23T01:28:00.000Z',
  ...more,
})

const SET_NO = '6f8a1b52-5f0e-4a66-9f6e-0d3d1d1c2a11'

/** Masked fields request the employee's open cases as soon as they mount. */
const NO_CASES = { list: [] }

function Where() {
  const { pathname, search } = useLocation()
  const go = useNavigate()
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => void go(-1)}>
        뒤로
      </button>
    </>
  )
}

async function open(answers: Parameters<typeof openStaffScreen>[2] = {}) {
  openStaffScreen(
    <>
      <Routes>
        <Route path="/members" element={<MembersScreen />} />
        <Route path="*" element={<p>회원 기록</p>} />
      </Routes>
      <Where />
    </>,
    'readOnly',
    { at: '/members', ...answers },
  )
}
const type = (key: string) =>
  act(async () =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}` }),
  )
const asked = () =>
  server.asked
    .map(({ path, sent }) => [path, sent] as const)
    .filter(([path]) => path.endsWith('/members/list'))
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const where = () => screen.getByText(/^\/members/).textContent

afterEach(leaveStaffScreen)

describe('the list of members', () => {
  it('moves through the list by j and k, opens a link and returns to the same row', async () => {
    await open({ answers: [page([11, 12, 13]), NO_CASES, NO_CASES] })
    await screen.findByRole('link', { name: 'operator11' })
    await type('j')
    await type('j')
    await type('j')
    await type('k')
    expect(document.activeElement?.textContent).toBe('operator12')
    await act(async () => fireEvent.click(document.activeElement ?? document.body))
    expect(where()).toBe('/members/12')
    await press('뒤로')
    expect(document.activeElement?.textContent).toBe('operator12')
    expect(asked()).toHaveLength(1)
  })

  it('keeps conditions in the address and hides the column that a condition makes constant', async () => {
    await open({ answers: [page([11]), NO_CASES, page([12]), page([13])] })
    await screen.findByRole('columnheader', { name: '상태' })
    await type('f')
    fireEvent.change(screen.getByLabelText('상태'), { target: { value: 'dormant' } })
    await press('적용')
    await screen.findByRole('link', { name: 'operator12' })
    expect(where()).toBe('/members?state=dormant')
    expect(screen.queryByRole('columnheader', { name: '상태' })).toBeNull()
    expect(asked()[1]?.[1]).toMatchObject({ filter: { state: 'dormant' }, after: null })
    await press('상태 조건 해제')
    await screen.findByRole('link', { name: 'operator13' })
    expect(where()).toBe('/members')
  })

  it('never puts typed words into the address', async () => {
    await open({ answers: [page([11]), NO_CASES, page([12])] })
    await screen.findByRole('link', { name: 'operator11' })
    const field = screen.getByRole('searchbox')
    fireEvent.change(field, { target: { value: '김영자' } })
    fireEvent.submit(field.closest('form') ?? field)
    await screen.findByRole('link', { name: 'operator12' })
    expect(where()).toBe('/members')
    expect(asked()[1]?.[1]).toMatchObject({ text: '김영자' })
  })

  it('turns pages by the cursor of the previous page and sorts by a column head', async () => {
    await open({ answers: [page([11], { next: 'm.next', count: 51 }), NO_CASES, page([12]), page([13])] })
    await screen.findByText('51명')
    await press(/다음 50명/)
    await screen.findByRole('link', { name: 'operator12' })
    expect(asked()[1]?.[1]).toMatchObject({ after: 'm.next' })
    await press('마지막 로그인')
    await screen.findByRole('link', { name: 'operator13' })
    expect(where()).toBe('/members?sort=-lastLoginAt')
    expect(asked()[2]?.[1]).toMatchObject({ sort: { by: 'lastLoginAt', isDescending: true }, after: null })
  })

  it('arranges columns by buttons in the address without another server request', async () => {
    await open({ answers: [page([11]), NO_CASES] })
    await screen.findByRole('link', { name: 'operator11' })
    await press('열')
    await press('이름 앞으로')
    fireEvent.click(screen.getByRole('checkbox', { name: '휴대전화' }))
    expect(heads().slice(1, 5)).toEqual(['아이디', '이름', '회원번호', '업소'])
    expect(where()).toContain('columns=userId%7Ename%7EmemberNo%7E-birth%7E-phone')
    expect(asked()).toHaveLength(1)
  })

  it('shows the conditions that match no member and suggests which one to drop', async () => {
    await open({ at: '/members?state=dormant&isConnected=1', answers: [page([]), page([11]), NO_CASES] })
    await screen.findByText('조건에 맞는 회원이 없습니다.')
    screen.getByText('휴면 · 접속 중')
    await press('‘접속 중’ 해제')
    await screen.findByRole('link', { name: 'operator11' })
    expect(where()).toBe('/members?state=dormant')
  })

  it('stays on the page when the server does not answer and tries again', async () => {
    await open({ answers: [new Response('', { status: 500 }), page([11]), NO_CASES] })
    const wrong = await screen.findByRole('alert')
    within(wrong).getByText('서버와 통신이 원활하지 않습니다.')
    await press('다시 시도')
    await screen.findByRole('link', { name: 'operator11' })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

const sentTo = (end: string) => server.asked.find(({ path }) => path.endsWith(end))?.sent

describe('a message to selected members', () => {
  it('freezes the members of the page, shows whom a message reaches, and orders the message', async () => {
    openStaffScreen(<MembersScreen />, 'support', {
      at: '/members',
      byPath: {
        '/api/staff/members/list': page([11, 12]),
        '/api/staff/cases/mine': NO_CASES,
        '/api/staff/members/freeze': { setNo: SET_NO, count: 1, frozenAt: '2026-11-23T01:28:00.000Z' },
        '/api/staff/bulkOperations/forecast': { people: 1, left: 0, needsApproval: false },
        '/api/staff/bulkOperations/order': { bulkOperationNo: 7, people: 1, left: 0 },
      },
    })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'operator11 선택' }))
    await press('문자 보내기')
    await screen.findByText('1명에게 한 번씩')
    fireEvent.change(screen.getByLabelText('보낼 내용'), { target: { value: '내일 새벽 점검합니다.' } })
    screen.getByText(/바이트 · 짧은 문자/)
    fireEvent.change(screen.getByLabelText('사유'), { target: { value: 'trouble' } })
    fireEvent.change(screen.getByLabelText('설명'), { target: { value: '정기 점검' } })
    await submit('1명에게 보내기')
    expect(sentTo('/freeze')).toMatchObject({ only: [11] })
    expect(sentTo('/order')).toEqual({
      screen: 'members',
      setNo: SET_NO,
      work: { kind: 'text', body: '내일 새벽 점검합니다.' },
      reason: '장애·점검 안내: 정기 점검',
    })
  })

  it('asks for a second employee above 1,000 people', async () => {
    openStaffScreen(
      <BulkDialog screen="members" setNo={SET_NO} kind="text" onClose={() => {}} />,
      'support',
      {
        byPath: {
          '/api/staff/bulkOperations/forecast': { people: 1_200, left: 3, needsApproval: true },
          '/api/staff/approvals/approvers': { count: 2, endsAt: '2026-12-15T01:00:00.000Z' },
          '/api/staff/bulkOperations/request': { approvalNo: 4 },
        },
      },
    )
    await screen.findByText('1,200명에게 한 번씩')
    screen.getByText('3건은 빼고')
    await submit('승인 요청하기')
    screen.getByText('사유를 골라주세요.')
    fireEvent.change(screen.getByLabelText('보낼 내용'), { target: { value: '내일 새벽 점검합니다.' } })
    fireEvent.change(screen.getByLabelText('사유'), { target: { value: 'trouble' } })
    fireEvent.change(screen.getByLabelText('설명'), { target: { value: '정기 점검' } })
    await submit('승인 요청하기')
    expect(sentTo('/request')).toMatchObject({ reasonCode: 'trouble', text: '정기 점검', setNo: SET_NO })
  })
})
