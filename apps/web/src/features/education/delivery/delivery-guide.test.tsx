import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import { sampleBranch } from '../../../testing/sample-branch.ts'
import { DeliveryGuide } from './delivery-guide.tsx'

const LIST = [
  sampleBranch(1, { branchName: '경기 지회', address: '경기도 수원시 팔달구 가상로 41' }),
  sampleBranch(2, {
    branchName: '고양 지부',
    address: '경기도 고양시 일산동구 예시로 42',
    parentBranchNo: 1,
  }),
]

beforeEach(() => {
  openDialogs()
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: '', entity: { list: LIST } }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function branchesAt(address: string | null) {
  const search = address === null ? '' : `?address=${encodeURIComponent(address)}`
  const router = createMemoryRouter([{ path: '*', element: <DeliveryGuide /> }], {
    initialEntries: [`/easy/delivery/view${search}`],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByText(/가까운 곳/)
  return screen
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
    .filter((name) => name?.endsWith('지회') || name?.endsWith('지부'))
}

it.each([
  ['경기 고양시 덕양구 화정로 1', ['고양 지부']],
  ['경기도 파주시 문산읍', ['경기 지회']],
  ['부산광역시 중구', []],
  ['<img src=x onerror=alert(1)>', []],
  ['', []],
  [null, []],
])('shows for the address %s the branches %j', async (address, expected) => {
  expect(await branchesAt(address)).toEqual(expected)
  expect(document.querySelector('img')).toBeNull()
})

it('explains what to do when no branch fits the address', async () => {
  await branchesAt('부산광역시 중구')
  expect(screen.getByText(/찾지 못했습니다. 주소를 시·도부터 찾아주세요/)).toBeTruthy()
})
