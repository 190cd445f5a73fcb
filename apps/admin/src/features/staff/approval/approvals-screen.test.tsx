import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server, type } from '../../../testing/staff-screen.tsx'
import { ApprovalsScreen } from './approvals-screen.tsx'

afterEach(leaveStaffScreen)

const ROW = {
  approvalNo: 12,
  kind: 'changeRole',
  title: '김상담 (employee1): 회계',
  status: 'pending',
  makerName: '이정은',
  isMine: false,
  askedAt: '2026-12-06T01:20:00.000Z',
  endsAt: '2026-12-13T01:20:00.000Z',
  decidedAt: null,
}
const READ = {
  ...ROW,
  shown: {
    title: ROW.title,
    rows: [
      { label: '역할', before: '상담', after: '회계' },
      { label: '지회', before: '-', after: '-' },
    ],
    follows: ['이 직원의 지금 로그인이 끝납니다.'],
  },
  memberNos: [],
  previewNo: null,
  makerRole: 'headquarters',
  reason: '부서 이동',
  text: '회계로 자리를 옮김',
  evidence: null,
  approverName: null,
  decisionText: null,
  outcome: [],
  isUnchanged: true,
  obstacle: null,
}
const LIST = { list: [ROW], next: null }
const COUNT = { toDecide: 1, asked: 0 }

/** Answers in the order of the screen's requests: counts, the open request, the list. */
async function open(read: object, after: (object | 'APPROVAL_CHANGED')[] = []) {
  const screens = (
    <Routes>
      <Route path="/approvals/:number?" element={<ApprovalsScreen />} />
    </Routes>
  )
  openStaffScreen(screens, 'headquarters', { at: '/approvals/12', answers: [COUNT, read, LIST, ...after] })
  await screen.findByRole('heading', { name: '역할 바꾸기: 김상담 (employee1): 회계' })
}

describe('a request of another employee', () => {
  it('shows an unchanged record, the difference, the words and the consequences', async () => {
    await open(READ)
    for (const text of [
      '요청한 뒤 기록이 바뀌지 않음',
      '기다리는 같은 요청 없음',
      '회계로 자리를 옮김',
      '이 직원의 지금 로그인이 끝납니다.',
    ])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('row', { name: /^역할 상담 회계$/ })).toBeDefined()
  })

  it('approves a request by its button and by no letter key', async () => {
    await open(READ, [{ approvalNo: 12, outcome: [] }])
    const before = server.asked.length
    for (const key of 'abcdefghijklmnopqrstuvwxyz123')
      window.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true }),
      )
    expect(server.asked.slice(before)).toEqual([])
    type('승인·반려 사유', '확인함')
    await press('승인하기')
    expect(server.asked[before]).toEqual({
      path: '/api/staff/approvals/approve',
      sent: { approvalNo: 12, text: '확인함' },
    })
  })

  it('sends a request back only with words', async () => {
    await open(READ, [{ approvalNo: 12 }])
    const before = server.asked.length
    await press('반려하기')
    expect(screen.getByText('반려 사유를 2자 이상 적어주세요.')).toBeDefined()
    expect(server.asked).toHaveLength(before)
  })

  it('does not approve a request whose record has changed', async () => {
    await open({ ...READ, isUnchanged: false })
    expect(screen.getByText('요청한 뒤 기록이 바뀌어 승인할 수 없음')).toBeDefined()
    expect(screen.getByRole('button', { name: '승인하기' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows a refusal when a colleague was faster', async () => {
    await open(READ, ['APPROVAL_CHANGED'])
    await press('승인하기')
    expect(await screen.findByText(/요청한 뒤에 기록이 바뀌어/)).toBeDefined()
  })
})

it('withdraws one’s own request and offers no approval', async () => {
  await open({ ...READ, isMine: true, obstacle: 'APPROVAL_OWN' }, [{ approvalNo: 12 }])
  expect(screen.queryByRole('button', { name: '승인하기' })).toBeNull()
  expect(screen.getByText(/요청한 사람은 승인하거나 반려할 수 없습니다/)).toBeDefined()
  await press('요청 취소')
  expect(server.asked.some(({ path }) => path === '/api/staff/approvals/withdraw')).toBe(true)
})

it('shows who decided an ended request and why', async () => {
  const decidedAt = '2026-12-07T01:00:00.000Z'
  const ended = { status: 'rejected', decidedAt, approverName: '김본부', decisionText: '사유가 맞지 않음' }
  await open({ ...READ, ...ended, isUnchanged: null })
  expect(screen.getByText(/^반려됨/)).toBeDefined()
  expect(screen.getByText('사유가 맞지 않음')).toBeDefined()
  expect(screen.queryByRole('button', { name: '승인하기' })).toBeNull()
})

it('keeps a partly executed request open with its report', async () => {
  const outcome = [
    '회차 1건을 옮기고 1건을 그대로 두었습니다.',
    '2026.12.10 10:00 회차 3: 이미 취소된 회차입니다.',
  ]
  const ended = {
    ...READ,
    status: 'approved',
    decidedAt: '2026-12-07T01:00:00.000Z',
    isUnchanged: null,
    outcome,
  }
  await open(READ)
  server.byPath['/api/staff/approvals/approve'] = { approvalNo: 12, outcome }
  server.byPath['/api/staff/approvals/list'] = { list: [], next: null }
  server.byPath['/api/staff/approvals/count'] = COUNT
  server.byPath['/api/staff/approvals/read'] = ended
  await press('승인하기')
  expect(await screen.findByText(outcome[1] ?? '')).toBeDefined()
  screen.getByRole('region', { name: '처리 결과' })
})

const IDENTITY = {
  ...READ,
  memberNos: [5],
  shown: {
    ...READ.shown,
    rows: [
      {
        label: '성명',
        before: '오*식',
        after: '오용석',
        masked: { memberNo: 5, field: 'applicantName', enrolmentNo: 9 },
      },
    ],
  },
}

it('opens a masked value of a waiting request with the reason of a case', async () => {
  await open(IDENTITY)
  await press('신청자 이름 보기')
  const asked = await screen.findByRole('dialog', { name: '무슨 일로 보시나요?' })
  expect(asked.textContent).toContain('무슨 일로 보시나요?')
})

it('opens no masked value of an ended request because the record has the new value', async () => {
  await open({ ...IDENTITY, status: 'approved', decidedAt: '2026-12-07T01:00:00.000Z', isUnchanged: null })
  screen.getByText('오*식')
  expect(screen.queryByRole('button', { name: '신청자 이름 보기' })).toBeNull()
})
