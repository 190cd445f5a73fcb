import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../testing/staff-screen.tsx'
import { JobsScreen } from './jobs-screen.tsx'

const at = '2026-11-21T01:00:00.000Z'
const certificate = {
  kind: 'certificate',
  number: 9,
  title: '2026-02-0000009',
  record: { kind: 'enrolment', number: '5' },
  failure: '글자를 그릴 수 없습니다.',
  issuedAt: at,
  tries: 8,
  isUnderWay: false,
}
const refund = {
  queue: 'payments',
  id: 'outbox-3',
  kind: 'send-refund',
  record: { kind: 'order', number: '2611-4108-8898' },
  tries: 8,
  failure: '결제사가 답하지 않습니다.',
  failedAt: at,
}
const answer = { asOf: at, documents: [certificate], jobs: [refund], unknown: 0 }

afterEach(leaveStaffScreen)

async function open(change: object = {}, more: object = {}) {
  const byPath = { '/api/staff/jobs/list': { ...answer, ...change }, ...more }
  openStaffScreen(<JobsScreen />, 'headquarters', { at: '/jobs', byPath })
  await screen.findByRole('heading', { level: 2, name: '멈춘 작업' })
}
const sentTo = (path: string) => server.asked.filter((one) => one.path === path).map(({ sent }) => sent)

describe('the screen of stopped work', () => {
  it('shows why each stopped, how often it was tried, and leads to its record', async () => {
    await open()
    expect(screen.getByText('글자를 그릴 수 없습니다.')).toBeTruthy()
    expect(screen.getByText('환불 보내기 outbox-3')).toBeTruthy()
    expect(screen.getAllByText('8번')).toHaveLength(2)
    const order = screen.getByRole('link', { name: '주문 2611-4108-8898' })
    expect(order.getAttribute('href')).toBe('/payments/2611-4108-8898')
  })

  it('draws a document again, with a reason, found by the keyboard', async () => {
    await open({}, { '/api/staff/jobs/redraw': { number: 9 } })
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('다시 만들기 수료증 2026-02-0000009')
    await press('다시 만들기 수료증 2026-02-0000009')
    await submit('다시 만들기')
    expect(screen.getByText('사유를 2자 이상 입력해주세요.')).toBeTruthy()
    type('사유', '글꼴 추가')
    await submit('다시 만들기')
    await waitFor(() =>
      expect(sentTo('/api/staff/jobs/redraw')).toEqual([
        { kind: 'certificate', number: 9, reason: '글꼴 추가' },
      ]),
    )
  })

  it('says so when another clerk was first', async () => {
    await open({}, { '/api/staff/jobs/retry': 'JOB_UNDER_WAY' })
    await press('다시 하기 환불 보내기 outbox-3')
    type('사유', '결제사 복구')
    await submit('다시 하기')
    expect(await screen.findByText(/이미 다시 시작한 작업입니다/)).toBeTruthy()
    expect(sentTo('/api/staff/jobs/retry')).toEqual([
      { queue: 'payments', id: 'outbox-3', reason: '결제사 복구' },
    ])
  })

  it('offers nothing for a document that is being made, and tells of work of another version', async () => {
    await open({ documents: [{ ...certificate, isUnderWay: true }], jobs: [], unknown: 2 })
    expect(screen.getByText('만드는 중')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /다시 만들기/ })).toBeNull()
    expect(screen.getByText('지금 버전이 모르는 작업 2건이 새 버전을 기다립니다.')).toBeTruthy()
  })
})
