import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { sampleRecord } from '../../testing/sample-record.ts'
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

it('shows the number, and asks for none where there is one', () => {
  show(sampleRecord(1))
  expect(screen.getByText('20260001234')).toBeTruthy()
  expect(links()).toEqual([])
})

it('leads to where the number of a place before its business report is added', () => {
  show(unreported())
  expect(screen.getByText('영업신고 전')).toBeTruthy()
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/edu/offline/number?offlineEduNo=1'])
})

it.each(['completed', 'cancelled', 'refunded', 'absent'] as const)('but not of one that is %s', (status) => {
  show(unreported({ status }))
  expect(links()).toEqual([])
})

it('names the place of a group it belongs to', () => {
  const edu = { ...sampleRecord(2).info.edu, applicationNo: 101 }
  show(sampleRecord(1), unreported({ edu: { businessName: '새봄 만두' }, info: { edu } }))
  expect(links().map((link) => link.textContent)).toEqual(['새봄 만두 영업신고번호 입력'])
})

it('has a slip for a seat that is paid, and none once the association has called the day off', () => {
  show(sampleRecord(1, { status: 'paid' }))
  expect(screen.getByRole('link', { name: /수강증/ })).toBeTruthy()
  cleanup()
  show(sampleRecord(1, { status: 'paid', isSessionCancelled: true }))
  expect(screen.getByText('일정 취소')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /수강증/ })).toBeNull()
})

it('leads a person who lost the seat to a new application, not one who gave it up', () => {
  show(sampleRecord(1, { status: 'cancelled', endSentence: '자리를 잡아 둔 시간이 지났습니다.' }))
  expect(again()).toEqual(['/edu/offline/apply?industryType=1'])
  cleanup()
  show(sampleRecord(1, { status: 'cancelled', endSentence: null }))
  expect(again()).toEqual([])
})
