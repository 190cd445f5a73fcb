import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import { readCalendar } from '@hygiene/contracts/in-person/session/read-calendar'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import { sampleRecord } from '../../../testing/sample-record.ts'
import type { Row } from './application.ts'
import { InPersonHistory } from './in-person-history.tsx'

let rows: Row[] = []

async function answer(address: string): Promise<Response> {
  const { pathname } = new URL(address, 'http://here')
  const pageInfo = { page: 1, totalPage: 1, totalRow: rows.length }
  const entities: Record<string, unknown> = {
    [listInPersonEnrolments.path]: { list: rows, pageInfo },
    [readCalendar.path]: { dateList: [] },
    [listSessions.path]: { list: [] },
  }
  const entity = entities[pathname] ?? { list: [] }
  return Response.json(toWireNames({ code: 1, message: '', entity }))
}

beforeAll(openDialogs)
beforeEach(() => void vi.stubGlobal('fetch', answer))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(query: string) {
  const router = createMemoryRouter([{ path: '/edu/offline/list', element: <InPersonHistory /> }], {
    initialEntries: [`/edu/offline/list${query}`],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const calendar = () => screen.findByRole('dialog', { name: '교육 일정 변경' })

it('opens the calendar of the one booking that can be changed', async () => {
  rows = [sampleRecord(1), sampleRecord(2, { mayChange: false, status: 'completed' })]
  open('?tabType=change')
  await calendar()
  expect(document.querySelector('details[open]')).toBeNull()
})

it('opens the calendar of the booking that the address names', async () => {
  rows = [sampleRecord(1), sampleRecord(2, { venue: { ...sampleRecord(2).venue, location: '파주 교육장' } })]
  rows = rows.map((row, at) => ({
    ...row,
    info: { edu: { ...row.info.edu, applicationNo: at === 0 ? 101 : 102 } },
  }))
  open('?tabType=change&applyEduNo=102')
  expect((await calendar()).textContent).toContain('파주 교육장')
})

it('lets a person choose when several bookings can be changed', async () => {
  rows = [sampleRecord(1), sampleRecord(2)]
  open('?tabType=change')
  await screen.findByText('바꾸실 교육에서 [일정 변경]을 눌러주세요.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says that nothing can be changed when no booking offers a change', async () => {
  rows = [sampleRecord(1, { mayChange: false })]
  open('?tabType=change')
  await screen.findByText('지금 바꾸실 수 있는 일정이 없습니다.')
  expect(screen.queryByText(/\[일정 변경\]을 눌러주세요/)).toBeNull()
})
