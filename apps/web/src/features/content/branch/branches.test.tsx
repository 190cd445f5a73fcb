import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleBranch } from '../../../testing/sample-branch.ts'
import { Branches } from './branches.tsx'

const LIST = [
  sampleBranch(1, { branchName: '서울 지회', sidoCode: '1100000000', latitude: 37.57, longitude: 126.98 }),
  sampleBranch(2, { branchName: '부산 지회', sidoCode: '2600000000', latitude: 35.16, longitude: 129.05 }),
  sampleBranch(3, { branchName: '해운대 지부', sidoCode: '2600000000', parentBranchNo: 2 }),
]

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: '', entity: { list: LIST } }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function located(coords: GeolocationCoordinates | null) {
  const getCurrentPosition = vi.fn<(found: PositionCallback, refused: PositionErrorCallback) => void>(
    (found, refused) =>
      coords
        ? found({ coords } as GeolocationPosition)
        : refused({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError),
  )
  vi.stubGlobal('navigator', { userAgent: '', geolocation: { getCurrentPosition } })
  return getCurrentPosition
}

async function open(address = '/info/branch') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Branches />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('지역별 연락처')
}

const namesIn = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

it('shows the branches of the chosen region with telephone links', async () => {
  await open()
  expect(namesIn('지역별 연락처')).toEqual(['서울 지회', '부산 지회', '해운대 지부'])
  fireEvent.click(screen.getByLabelText('경상'))
  expect(namesIn('지역별 연락처')).toEqual(['부산 지회', '해운대 지부'])
  expect(screen.getByText('경상 2곳')).toBeTruthy()
  expect(screen.getByRole('link', { name: /부산 지회 전화/ }).getAttribute('href')).toBe('tel:02-000-0002')
})

it.each([
  ['4', ['부산 지회', '해운대 지부']],
  ['2', []],
  ['nowhere', ['서울 지회', '부산 지회', '해운대 지부']],
])('keeps the region %s in the address', async (region, expected) => {
  await open(`/info/branch?region=${region}`)
  expect(namesIn('지역별 연락처')).toEqual(expected)
})

it('requests the position only on a press and lists the nearest branch with its distance', async () => {
  const asked = located({ latitude: 35.1, longitude: 129 } as GeolocationCoordinates)
  await open()
  expect(asked).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '내 위치로 찾기' }))
  expect(await screen.findByText('직선으로 약 8km')).toBeTruthy()
  expect(namesIn('가까운 곳 찾기')).toEqual(['부산 지회', '서울 지회'])
})

it('explains what to do when the position is refused', async () => {
  located(null)
  await open()
  fireEvent.click(screen.getByRole('button', { name: '내 위치로 찾기' }))
  expect(await screen.findByText('위치를 알 수 없습니다.')).toBeTruthy()
  expect(namesIn('가까운 곳 찾기')).toEqual([])
})

it('offers a link that sends the contact of a branch by text message', async () => {
  await open()
  const link = screen.getByRole('link', { name: '부산 지회 연락처 문자로 보내기' })
  const address = link.getAttribute('href') ?? ''
  expect(address).toMatch(/^sms:\?&body=/)
  expect(decodeURIComponent(address)).toContain('부산 지회 02-000-0002')
})
