import { addSeoulDays, seoulDay } from '@hygiene/domain/time/seoul-day'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { sampleRecord } from '../../../testing/sample-record.ts'
import { byApplication, type Row } from './application.ts'
import { ApplicationCard } from './application-card.tsx'

function show(...rows: Row[]) {
  const [application] = byApplication(rows)
  if (!application) throw new Error('No application')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ApplicationCard application={application} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const links = () => screen.queryAllByRole('link', { name: /영업신고번호 입력$/ })
const again = () =>
  screen.queryAllByRole('link', { name: '다시 신청하기' }).map((link) => link.getAttribute('href'))
const unreported = (changed: Partial<Row> = {}) => sampleRecord(1, { licenseNumber: '', ...changed })

afterEach(cleanup)

it('shows an existing licence number and no link to add one', () => {
  show(sampleRecord(1))
  expect(screen.getByText('20260001234')).toBeTruthy()
  expect(links()).toEqual([])
})

it('links to the number form of a place before its business report', () => {
  show(unreported())
  expect(screen.getByText('영업신고 전')).toBeTruthy()
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/edu/offline/number?offlineEduNo=1'])
})

it.each(['completed', 'cancelled', 'refunded', 'absent'] as const)(
  'offers no number form for a place that is %s',
  (status) => {
    show(unreported({ status }))
    expect(links()).toEqual([])
  },
)

it('names in the link the group place whose number is missing', () => {
  const edu = { ...sampleRecord(2).info.edu, applicationNo: 101 }
  show(sampleRecord(1), unreported({ edu: { businessName: '새봄 만두' }, info: { edu } }))
  expect(links().map((link) => link.textContent)).toEqual(['새봄 만두 영업신고번호 입력'])
})

it('offers a slip for a paid seat and none once the association cancels the day', () => {
  show(sampleRecord(1, { status: 'paid' }))
  expect(screen.getByRole('link', { name: /수강증/ })).toBeTruthy()
  cleanup()
  show(sampleRecord(1, { status: 'paid', isSessionCancelled: true }))
  expect(screen.getByText('일정 취소')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /수강증/ })).toBeNull()
})

it('offers a new application after a lost seat but not after a given-up seat', () => {
  show(sampleRecord(1, { status: 'cancelled', endSentence: '자리를 잡아 둔 시간이 지났습니다.' }))
  expect(again()).toEqual(['/edu/offline/apply?industryType=1'])
  cleanup()
  show(sampleRecord(1, { status: 'cancelled', endSentence: null }))
  expect(again()).toEqual([])
})

it('offers change and refund until the day before and shows the past deadline on the day', () => {
  const sessionDay = { ...sampleRecord(1).sessionDay, eduDate: addSeoulDays(seoulDay(new Date()), 1) }
  show(sampleRecord(1, { sessionDay }))
  expect(screen.getByRole('button', { name: '결제 취소·환불' })).toBeTruthy()
  cleanup()
  const today = { ...sessionDay, eduDate: seoulDay(new Date()) }
  const called = { mayChange: false, changeSentence: '일정은 교육 전날까지 변경할 수 있습니다.' }
  show(sampleRecord(1, { sessionDay: today, ...called }))
  expect(screen.queryByRole('button', { name: /환불|일정 변경/ })).toBeNull()
  expect(screen.getByText(/일정 변경과 환불은 .*까지였습니다\./)).toBeTruthy()
  cleanup()
  show(sampleRecord(1, { sessionDay: today, ...called, isSessionCancelled: true }))
  expect(screen.getByRole('button', { name: '결제 취소·환불' })).toBeTruthy()
})

it('names the new venue and the void slip until the person has seen the change', () => {
  const eduDate = addSeoulDays(seoulDay(new Date()), 5)
  const sessionDay = { ...sampleRecord(1).sessionDay, eduDate }
  const moved = { changeKey: 's1', location: '송파 교육장', startsAt: '2026-12-02T01:00:00Z' }
  show(sampleRecord(1, { sessionDay, moved }))
  expect(screen.getByText(/^교육장이 바뀌었습니다: 송파 교육장 → /)).toBeTruthy()
  expect(screen.getByText(/전에 받으신 수강증은 쓰실 수 없습니다/)).toBeTruthy()
})
