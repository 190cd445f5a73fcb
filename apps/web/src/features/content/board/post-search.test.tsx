import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FAQ } from './boards.ts'
import { PostSearch } from './post-search.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

function Searched() {
  const [query, setQuery] = useSearchParams()
  return (
    <PostSearch
      board={FAQ}
      searchText={query.get('searchText') ?? ''}
      onSearch={(text, isTyping = false) => setQuery(text ? { searchText: text } : {}, { replace: isTyping })}
    />
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function open() {
  const router = createMemoryRouter([{ path: '/info/faq', element: <Searched /> }], {
    initialEntries: ['/info/faq'],
  })
  render(<RouterProvider router={router} />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const asked = () => new URLSearchParams(router.state.location.search).get('searchText')
  const submit = () => field.form && fireEvent.submit(field.form)
  return { router, field, type, submit, asked }
}

it('searches when typing pauses and remembers no half words', async () => {
  const { field, type, asked } = open()
  type('손')
  await pass(599)
  expect(asked()).toBeNull()
  type('손 ')
  await pass(600)
  expect(asked()).toBe('손')
  expect(field.value).toBe('손 ')
  expect(localStorage.getItem('recentSearches.board')).toBeNull()
})

it('searches at once on Enter, and remembers the words', async () => {
  const { type, submit, asked } = open()
  type('환불')
  submit()
  await pass(0)
  expect(asked()).toBe('환불')
  expect(localStorage.getItem('recentSearches.board')).toBe('["환불"]')
})

it('shows the words of the address after Back', async () => {
  const { router, field, type, submit } = open()
  type('환불')
  submit()
  await pass(0)
  await act(() => router.navigate(-1))
  expect(field.value).toBe('')
  await pass(5000)
  expect(router.state.location.search).toBe('')
})
