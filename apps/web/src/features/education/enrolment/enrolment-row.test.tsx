import {
  type EnrolmentStatus,
  enrolmentStatuses,
  hasEnded,
} from '@hygiene/domain/education/enrolment/enrolment-status'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { EnrolmentRow } from './enrolment-row.tsx'

const ENDED = enrolmentStatuses.filter((status) => hasEnded(status) && status !== 'completed')
const COMPLETED_AT = '2026-11-21T03:00:00.000Z'

function termsOf(status: EnrolmentStatus, completedAt: string | null = null): [string, string][] {
  const row = {
    enrolmentNo: 5,
    applicationNo: 77,
    status,
    educationName: '온라인교육',
    year: 2026,
    salesType: 1 as const,
    industryType: 1 as const,
    businessName: '솔밭분식',
    licenseNumber: '20150340412',
    price: 36_000,
    appliedAt: '2026-11-20T01:00:00.000Z',
    paidAt: null,
    completedAt,
    endDate: '2026-12-31',
    paymentNo: null,
    awaitingDepositUntil: null,
    isPrinted: false,
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EnrolmentRow row={row} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const details = screen.getAllByRole('definition').map(({ textContent }) => textContent ?? '')
  return screen.getAllByRole('term').map(({ textContent }, at) => [textContent ?? '', details[at] ?? ''])
}

afterEach(cleanup)

const terms = (status: EnrolmentStatus) => termsOf(status).map(([term]) => term)

it.each(ENDED)('shows no time to study for an enrolment that is %s', (status) => {
  expect(terms(status)).toEqual(['신청일', '교육비'])
})

it.each(enrolmentStatuses.filter((status) => !hasEnded(status)))(
  'shows the last day to study for an enrolment that is %s',
  (status) => {
    expect(terms(status)).toEqual(['신청일', '교육비', '수강 기한'])
  },
)

it('shows the day of completion in place of the last day to study', () => {
  expect(termsOf('completed', COMPLETED_AT).at(-1)).toEqual(['수료일', '2026.11.21'])
})
