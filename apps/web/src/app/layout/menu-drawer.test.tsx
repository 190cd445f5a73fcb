import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { MenuDrawer } from './menu-drawer.tsx'

const left = vi.fn<(path: string) => void>()

beforeAll(openDialogs)
beforeEach(() => {
  left.mockClear()
  const list = [{ place: 'menuGuide', noticeNo: 1005 }]
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: '', entity: { list } }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MenuDrawer
        modal={{ isOpen: true, open: vi.fn<() => void>(), close: vi.fn<() => void>(), leaveTo: left }}
      />
    </QueryClientProvider>,
  )
})
afterEach(() => void vi.unstubAllGlobals())

const groupOf = (name: string) => screen.getByText(name).closest('details')

it('shows the actions first and opens a group on a press without leaving the screen', () => {
  expect(screen.getByRole('link', { name: '수료증 출력하기' }).closest('details')).toBeNull()
  expect(groupOf('고객센터')?.open).toBe(false)
  fireEvent.click(screen.getByText('고객센터'))
  expect(groupOf('고객센터')?.open).toBe(true)
  expect(left).not.toHaveBeenCalled()
})

it('shows the business type with the entry and opens its address', () => {
  fireEvent.click(screen.getByText('신규 영업자 (집합교육)'))
  fireEvent.click(screen.getByRole('link', { name: /집단급식소\s*일정 변경/ }))
  expect(left).toHaveBeenCalledWith('/edu/offline/list?industryType=2&tabType=change')
})

it('marks no entry as not ready because every screen exists', () => {
  for (const name of ['나의 학습실', '고객센터', '이용안내']) fireEvent.click(screen.getByText(name))
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(20)
  expect(screen.queryByText('준비 중')).toBeNull()
})

it('leads «교육 안내» to the chosen notice', async () => {
  fireEvent.click(screen.getByText('고객센터'))
  const guide = await screen.findByRole('link', { name: '교육 안내' }, { timeout: 15_000 })
  fireEvent.click(guide)
  expect(left).toHaveBeenCalledWith('/info/notice/view?noticeNo=1005')
}, 20_000)
