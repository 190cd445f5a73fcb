import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { JobsScreen } from './jobs-screen.tsx'

const at = '2026-11-21T01:00:00.000Z'
const certificate = {
  key: 'certificate 9',
  work: { what: 'document', kind: 'certificate', number: 9, title: '2026-02-0000009' },
  record: { kind: 'enrolment', number: '5' },
  failure: '글자를 그릴 수 없습니다.',
  since: at,
  tries: 8,
  isInProgress: false,
  isQuarantined: false,
}
const refund = {
  key: 'payments outbox-3',
  work: { what: 'job', queue: 'payments', id: 'outbox-3', kind: 'send-refund' },
  record: { kind: 'order', number: '2611-4108-8898' },
  tries: 8,
  failure: '결제사가 답하지 않습니다.',
  since: at,
  isInProgress: false,
  isQuarantined: false,
}

afterEach(leaveStaffScreen)

async function open(list: object[] = [certificate, refund], more: object = {}, unknown = 0) {
  const page = { list, first: null, next: null, count: list.length, isCountWhole: true, asOf: at, unknown }
  const byPath = { '/api/staff/jobs/list': page, ...more }
  openStaffScreen(<JobsScreen />, 'headquarters', { at: '/jobs', byPath })
  await screen.findByRole('table', { name: '작업' })
}
const sentTo = (path: string) => server.asked.filter((one) => one.path === path).map(({ sent }) => sent)

describe('the list of stopped work', () => {
  it('shows the cause and the number of tries of stopped work and links to its record', async () => {
    await open()
    expect(screen.getByText('글자를 그릴 수 없습니다.')).toBeTruthy()
    const row = within(screen.getByRole('row', { name: /환불 보내기 outbox-3/ }))
    expect(row.getByText('8번')).toBeTruthy()
    const order = row.getByRole('link', { name: '주문 2611-4108-8898' })
    expect(order.getAttribute('href')).toBe('/payments/2611-4108-8898')
  })

  it('marks a job that is set aside and explains what another try means', async () => {
    const record = { kind: 'import', number: '3' }
    const work = { what: 'job', queue: 'imports', id: 'outbox-9', kind: 'read-import' }
    await open([{ ...refund, key: 'imports outbox-9', work, record, isQuarantined: true }])
    const row = within(screen.getByRole('row', { name: /outbox-9/ }))
    expect(row.getByText('격리')).toBeTruthy()
    expect(row.getByRole('link', { name: '가져오기 3' }).getAttribute('href')).toBe('/imports/3')
    fireEvent.click(row.getByRole('button', { name: /다시 하기/ }))
    expect(await screen.findByText(/프로그램이 또 멈추면 바로 다시 격리합니다/)).toBeTruthy()
  })

  it('draws a document again with a reason', async () => {
    await open([certificate], { '/api/staff/jobs/redraw': { number: 9 } })
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

  it('shows a refusal when another employee was first', async () => {
    await open([refund], { '/api/staff/jobs/retry': 'JOB_IN_PROGRESS' })
    await press('다시 하기 환불 보내기 outbox-3')
    type('사유', '결제사 복구')
    await submit('다시 하기')
    expect(await screen.findByText(/이미 다시 시작한 작업입니다/)).toBeTruthy()
    expect(sentTo('/api/staff/jobs/retry')).toEqual([
      { queue: 'payments', id: 'outbox-3', reason: '결제사 복구' },
    ])
  })

  it('offers nothing for a document in progress and reports work of another version', async () => {
    await open([{ ...certificate, isInProgress: true }], {}, 2)
    expect(screen.getByText('만드는 중')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /다시 만들기/ })).toBeNull()
    expect(screen.getByText(/새 버전을 기다리는 작업 2건/)).toBeTruthy()
  })
})
