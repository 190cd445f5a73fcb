import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NoticeCarousel } from './notice-carousel.tsx'

const LIST = Array.from({ length: 6 }, (_, at) => ({
  noticeNo: at + 1,
  title: `공지 ${at + 1}`,
  isImportant: false,
  regDate: '2026-11-20',
}))

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: '', entity: { list: LIST } }))
})
afterEach(() => void vi.unstubAllGlobals())

const titles = () => screen.getAllByRole('listitem').map((row) => row.querySelector('span')?.textContent)

it('shows four notices a page, and the others on the next', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NoticeCarousel isNear />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('공지 1')
  expect(titles()).toEqual(['공지 1', '공지 2', '공지 3', '공지 4'])
  fireEvent.click(screen.getByRole('button', { name: /다음/ }))
  expect(titles()).toEqual(['공지 5', '공지 6'])
})
