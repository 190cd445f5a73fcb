import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { AddressSearch } from './address-search.tsx'

let asked: URLSearchParams[] = []
let list: object[] = []
const pick = vi.fn<(found: object) => void>()

async function answer(address: string): Promise<Response> {
  asked.push(new URL(address, 'http://here').searchParams)
  const pageInfo = { page: 1, totalPage: list.length, totalRow: list.length }
  const entity = { list, pageInfo }
  return Response.json({ code: 1, message: '', entity })
}

beforeAll(openDialogs)
beforeEach(async () => {
  asked = []
  list = []
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('fetch', answer)
  const router = createMemoryRouter([{ path: '/', element: <AddressSearch onPick={pick} /> }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '주소 찾기' }))
  await screen.findByRole('dialog')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const field = () =>
  screen.getByLabelText<HTMLInputElement>(/^도로명, 건물번호 또는 지번/, { selector: 'input' })

it('says that nothing was found and how to search again', async () => {
  fireEvent.change(field(), { target: { value: '없는길 999' } })
  fireEvent.click(screen.getByRole('button', { name: '찾기' }))
  expect(await screen.findByText('조회된 내용이 없습니다.')).toBeTruthy()
  expect(screen.getByText(/건물번호를 함께 넣어/)).toBeTruthy()
})

it('shows on each address that a press selects that address', async () => {
  const found = {
    roadAddr: '서울특별시 중구 세종대로 110',
    jibunAddr: '서울특별시 중구 태평로1가 31',
    zipNo: '04524',
    admCd: '1114010300',
  }
  list = [found]
  field().value = '세종대로 110'
  fireEvent.click(screen.getByRole('button', { name: '찾기' }))
  fireEvent.click(await screen.findByRole('button', { name: /^서울특별시 중구 세종대로\s110.*선택$/ }))
  expect(pick).toHaveBeenCalledWith(expect.objectContaining(found))
})

it('requests twenty addresses by the button and by Enter alike', async () => {
  field().value = '세종대로 110'
  fireEvent.click(screen.getByRole('button', { name: '찾기' }))
  await screen.findByText('조회된 내용이 없습니다.')
  field().value = '가상동'
  const { form } = field()
  if (form) fireEvent.submit(form)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map((query) => [query.get('searchText'), query.get('limit')])).toEqual([
    ['세종대로 110', '20'],
    ['가상동', '20'],
  ])
})
