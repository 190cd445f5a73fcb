import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { InPersonDesignationReminder, OnlineDesignationReminder } from './designation-reminder.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pageInfo = { page: 1, totalPage: 1, totalRow: 1 }
const row = {
  educationName: '교육',
  businessName: '영자네 밥상',
  year: 2026,
  fileNo: null,
  fileName: null,
  verdict: null,
}

function draw(rows: object[], reminder: ReactNode) {
  const answered = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ code: 1, message: '', entity: { list: rows, pageInfo } }),
  )
  vi.stubGlobal('fetch', answered)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{reminder}</MemoryRouter>
    </QueryClientProvider>,
  )
  return answered
}
const link = () => screen.findByRole('link', { name: '지정확인서 올리기' })

it('links a hygiene manager to the upload', async () => {
  draw([{ ...row, onlineEduNo: 7 }], <OnlineDesignationReminder enrolmentNo={7} />)
  expect((await link()).getAttribute('href')).toBe('/edu/hygiene/list')
})

it('links a hygiene manager of an in-person education to the upload', async () => {
  draw([{ ...row, offlineEduNo: 8 }], <InPersonDesignationReminder inPersonEnrolmentNo={8} />)
  expect((await link()).getAttribute('href')).toBe('/edu/hygiene/list')
})

it('requests the confirmation again when the first was not accepted', async () => {
  const verdict = { isAccepted: false, sentence: '흐려서 읽을 수 없습니다.' }
  draw([{ ...row, onlineEduNo: 7, fileNo: 'a', verdict }], <OnlineDesignationReminder enrolmentNo={7} />)
  expect(await screen.findByText('지정확인서를 다시 올려주세요.')).toBeDefined()
  expect((await link()).getAttribute('href')).toBe('/edu/hygiene/list')
})

it.each([
  ['a confirmation that was handed in', { ...row, onlineEduNo: 7, fileNo: 'a' }],
  ['the confirmation of another enrolment', { ...row, onlineEduNo: 9 }],
])('shows no reminder for %s', async (_what, only) => {
  const answered = draw([only], <OnlineDesignationReminder enrolmentNo={7} />)
  await waitFor(() => expect(answered).toHaveBeenCalled())
  await new Promise((done) => setTimeout(done, 0))
  expect(screen.queryByRole('link')).toBeNull()
})
