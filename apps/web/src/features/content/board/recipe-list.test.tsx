import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepScrap, MOST_SCRAPS, readScraps, withScrap } from '../../../app/browser-storage/kept-scraps.ts'
import { RecipeList } from './recipe-list.tsx'

const RECIPES = [
  { boardNo: 702, title: '겉절이' },
  { boardNo: 701, title: '달걀말이' },
].map((post) => ({ ...post, isImportant: false, viewCount: 0, regDate: '2026-11-02', excerpt: null }))

let asked: URLSearchParams[] = []

function answer(address: string): Response {
  const { searchParams } = new URL(address, 'http://here')
  asked.push(searchParams)
  const numbers = searchParams.get('boardNos')?.split(',').map(Number)
  const list = RECIPES.filter(({ boardNo }) => !numbers || numbers.includes(boardNo))
  const pageInfo = { page: 1, totalPage: 1, totalRow: list.length }
  return Response.json({ code: 1, message: '', entity: { list, pageInfo } })
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (address: string) => answer(address))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function open(address: string) {
  const router = createMemoryRouter([{ path: '/recipe', element: <RecipeList /> }], {
    initialEntries: [address],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const scrapOf = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}\\s*스크랩$`) })

it('scraps a recipe on this browser', async () => {
  open('/recipe?searchType=6')
  await screen.findByRole('link', { name: '달걀말이' })
  fireEvent.click(scrapOf('달걀말이'))
  expect(scrapOf('달걀말이').getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('scraps')).toBe('[701]')
})

it('shows only scraps and keeps a removed scrap in sight', async () => {
  keepScrap(702, true)
  open('/recipe?searchType=6&isScrap=1')
  await screen.findByRole('link', { name: '겉절이' })
  expect(screen.queryByRole('link', { name: '달걀말이' })).toBeNull()
  expect(asked[0]?.get('boardNos')).toBe('702')
  fireEvent.click(scrapOf('겉절이'))
  expect(scrapOf('겉절이').getAttribute('aria-pressed')).toBe('false')
  expect(localStorage.getItem('scraps')).toBeNull()
})

it('sends no request when there are no scraps', () => {
  open('/recipe?isScrap=1')
  expect(screen.getByText('스크랩한 조리법이 없습니다.')).toBeTruthy()
  expect(asked).toEqual([])
})

it('keeps searchType in the address when the scraps are chosen', async () => {
  const router = open('/recipe?searchType=6&page=3')
  fireEvent.click(screen.getByLabelText('스크랩한 것만'))
  expect(router.state.location.search).toBe('?searchType=6&isScrap=1')
})

it('keeps the newest hundred scraps, newest first, each once', () => {
  const all = Array.from({ length: 120 }, (_, at) => at + 1)
  const kept = all.reduce<readonly number[]>((scraps, one) => withScrap(scraps, one, true), [])
  expect(kept).toHaveLength(MOST_SCRAPS)
  expect(kept[0]).toBe(120)
  expect(withScrap(kept, 60, true)[0]).toBe(60)
  expect(withScrap(kept, 60, true)).toHaveLength(MOST_SCRAPS)
})

it.each([null, '', '{', '{"a":1}', '["1",null,1.5,-1,1e12]'])('reads no scraps from %j', (kept) =>
  expect(readScraps(kept)).toEqual([]),
)
