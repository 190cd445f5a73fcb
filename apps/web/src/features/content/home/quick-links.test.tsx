import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { QuickLinks } from './quick-links.tsx'

// An awaited element may take long on a loaded machine.
configure({ asyncUtilTimeout: 15_000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const draw = (list: object[]) => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: '', entity: { list } }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <QuickLinks />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('links to the two chosen notices, the certificates and the FAQ', async () => {
  draw([
    { place: 'homeGuide', noticeNo: 137 },
    { place: 'homeSchedule', noticeNo: 1005 },
    { place: 'menuGuide', noticeNo: 137 },
  ])
  await waitFor(() =>
    expect(addresses()).toEqual([
      '/info/notice/view?noticeNo=137',
      '/info/notice/view?noticeNo=1005',
      '/edu/completed',
      '/info/faq',
    ]),
  )
})

it('hides a link whose notice is not published', async () => {
  draw([{ place: 'homeGuide', noticeNo: 137 }])
  await waitFor(() => expect(screen.queryByText('집합교육 일정')).toBeNull())
  expect(addresses()).toEqual(['/info/notice/view?noticeNo=137', '/edu/completed', '/info/faq'])
})
