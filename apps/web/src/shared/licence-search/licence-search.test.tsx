import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { LicenceSearch } from './licence-search.tsx'

const LICENCES = Array.from({ length: 12 }, (_, at) => ({
  lcns_no: `2019099${at}`,
  busn_type_nm: '일반음식점',
  bssh_nm: `한마음 식당 ${at + 1}`,
  prsdnt_nm_secu: '김**',
  site_addr: '경기도 수원시 팔달구 가상로 12',
  sido_cd: '4100000000',
}))

let asked: URLSearchParams[] = []
const picked = vi.fn<(licence: { lcns_no: string }) => void>()
const idle = () => undefined

async function answer(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'http://here')
  if (pathname !== listProvinces.path) asked.push(searchParams)
  const entity = pathname === listProvinces.path ? { list: [] } : { list: LICENCES, totalRow: 12 }
  return Response.json({ code: 1, message: '', entity })
}

beforeAll(openDialogs)
beforeEach(() => {
  asked = []
  picked.mockClear()
  Element.prototype.scrollIntoView = idle
  vi.stubGlobal('fetch', answer)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LicenceSearch modal={{ isOpen: true, open: idle, close: idle, leaveTo: idle }} onPick={picked} />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
/** Submits as Enter does, because two quick presses of the button count as one. */
const ask = () => fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document.body)

it('mentions other trades and suggests a few letters or region and representative', () => {
  expect(screen.getByText(/2~3글자만.*지역과 대표자명만/)).toBeTruthy()
  expect(screen.getByText(/휴게음식점, 제과점 등 다른 업종은 해당 업종의 협회에서/)).toBeTruthy()
})

it('searches only restaurants by the shown field and sends nothing for too few letters', async () => {
  expect(screen.getByLabelText<HTMLSelectElement>('업종').value).toBe('001')
  write('업소명', '한')
  ask()
  expect(asked).toEqual([])
  write('업소명', '한마음')
  ask()
  await screen.findByText('한마음 식당 1')
  expect(asked.map((query) => [query.get('induty_cd'), query.get('upsoname')])).toEqual([['001', '한마음']])
})

it('shows ten licences a page and returns the pressed one', async () => {
  write('업소명', '한마음')
  ask()
  await screen.findByText('한마음 식당 10')
  expect(screen.queryByText('한마음 식당 11')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /다음/ }))
  fireEvent.click(screen.getByText('한마음 식당 12'))
  expect(picked.mock.calls.map(([{ lcns_no }]) => lcns_no)).toEqual(['201909911'])
})
