import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { GrowingList } from './growing-list.tsx'
import { usePages } from './use-pages.ts'

const TOTAL = 25

function answer(address: string): Response {
  const page = Number(new URL(address, 'http://here').searchParams.get('page'))
  const first = (page - 1) * 10 + 1
  const list = Array.from({ length: Math.min(10, TOTAL - first + 1) }, (_, at) => ({ paymentNo: first + at }))
  return Response.json({
    code: 1,
    message: '',
    entity: { list, pageInfo: { page, totalPage: 3, totalRow: TOTAL } },
  })
}

function Rows() {
  const pages = usePages(listPayments, { limit: 10 })
  return (
    <GrowingList pages={pages} empty={<p>none</p>}>
      {(rows) => <p>last row {rows.at(-1)?.paymentNo}</p>}
    </GrowingList>
  )
}

function show(address: string) {
  const router = createMemoryRouter([{ path: '/', element: <Rows /> }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

class FarAway {
  observe() {
    return undefined
  }
  disconnect() {
    return undefined
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FarAway)
  vi.stubGlobal('fetch', async (address: string) => answer(address))
})
afterEach(() => void vi.unstubAllGlobals())

it('grows by a page and keeps the page in the address', async () => {
  const router = show('/')
  await screen.findByText('last row 10')
  fireEvent.click(screen.getByText('더 보기 (10/25)'))
  await screen.findByText('last row 20')
  expect(router.state.location.search).toBe('?page=2')
})

it('restores the length of the list on return', async () => {
  show('/?page=3')
  await screen.findByText('last row 25')
  expect(screen.queryByText(/더 보기/)).toBeNull()
  expect(screen.getByText('마지막 내역입니다.')).toBeTruthy()
})
