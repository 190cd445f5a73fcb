import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { PopupBoard } from './popup-board.tsx'

const POPUP = {
  popupNo: 1,
  popupType: 1,
  badge: '안내',
  title: '12월 집합교육',
  text: '',
  actionLabel: '일정 보기',
  url: '/info/notice/view?noticeNo=262',
  mobilePath: '/edu/offline',
  imagePath: '/media/banners/paper.svg',
  imageAlt: '종이',
  isToday: 1,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openOn(isWide: boolean, popup: typeof POPUP) {
  const asked: string[] = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') && isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const entity = { list: [popup], pageInfo: { page: 1, totalPage: 1, totalRow: 1 } }
    return Response.json({ code: 1, message: '', entity })
  })
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PopupBoard isNear />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const link = await screen.findByRole('link', { name: '일정 보기' })
  return {
    asked,
    href: link.getAttribute('href'),
    picture: container.querySelector('img')?.getAttribute('src'),
  }
}

it.each([
  ['a phone', false, '/edu/offline', '/edu/offline'],
  ['a wide screen', true, '/edu/offline', '/info/notice/view?noticeNo=262'],
  ['a phone where none is given', false, '', '/info/notice/view?noticeNo=262'],
])('links a popup on %s to its own address', async (_where, isWide, mobilePath, expected) => {
  expect((await openOn(isWide, { ...POPUP, mobilePath })).href).toBe(expected)
})

it('requests today’s popups of this board and shows their picture', async () => {
  const { asked, picture } = await openOn(true, POPUP)
  const { searchParams } = new URL(asked[0] ?? '', 'http://here')
  expect([searchParams.get('isToday'), searchParams.get('popupType'), searchParams.get('limit')]).toEqual([
    '1',
    '1',
    '-1',
  ])
  expect(picture).toBe('/media/banners/paper.svg')
})
