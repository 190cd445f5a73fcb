import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { RESULTS } from './boards.ts'
import { PostView } from './post-view.tsx'

const POST = {
  boardNo: 12,
  boardType: RESULTS.boardType,
  title: '10월 집합교육 결과',
  contents: [{ kind: 'paragraph', runs: [{ text: '서울에서 42명이 수료했습니다.' }] }],
  isImportant: false,
  viewCount: 1204,
  regDate: '2026-11-02',
  files: [],
  previous: { boardNo: 11, title: '9월 집합교육 결과' },
  next: null,
}

let asked: string[] = []

function open(answer: object) {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(answer)
  })
  const router = createMemoryRouter(
    [{ path: '/news/food/view', element: <PostView board={RESULTS} postNo={12} /> }],
    { initialEntries: ['/news/food/view?boardNo=12'] },
  )
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

afterEach(() => {
  cleanup()
  asked = []
  vi.unstubAllGlobals()
})

it('shows the result that the address names and the posts beside that result', async () => {
  open({ code: 1, message: '', entity: POST })
  expect(await screen.findByRole('heading', { name: '10월 집합교육 결과' })).toBeTruthy()
  expect(screen.getByText('서울에서 42명이 수료했습니다.')).toBeTruthy()
  expect(screen.getByText('2026.11.02')).toBeTruthy()
  expect(screen.getByText(/조회 1,204/)).toBeTruthy()
  const previous = screen.getByRole('link', { name: /9월 집합교육 결과/ })
  expect(previous.getAttribute('href')).toBe('/news/food/view?boardNo=11')
  expect(screen.getByText('다음글이 없습니다.')).toBeTruthy()
  expect(document.title).toContain('10월 집합교육 결과 | 식품위생교육 결과')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('boardNo=12')
})

it('links back to the results when the post is gone', async () => {
  open({ code: -2507, message: '게시글을 찾을 수 없습니다. 목록에서 다시 선택해주세요.', entity: null })
  expect(await screen.findByText('게시글을 찾을 수 없습니다. 목록에서 다시 선택해주세요.')).toBeTruthy()
  expect(screen.getByRole('link', { name: '목록으로 가기' }).getAttribute('href')).toBe('/news/food')
})
