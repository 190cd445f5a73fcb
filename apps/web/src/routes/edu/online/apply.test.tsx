import { ScreenHost } from '@hygiene/client/screen-host'
import { memoryHistory } from '@hygiene/client/screen-history'
import { createScreenRouter } from '@hygiene/client/screen-router'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { searchLicences } from '@hygiene/contracts/platform/licence-register/search-licences'
import { checkEligibility } from '@hygiene/contracts/education/enrolment/check-eligibility'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { connectNavigation } from '../../../app/router/go.ts'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import OnlineApply from './apply.tsx'

const licences = ['20150340412', '20150340413'].map((lcns_no, at) => ({
  lcns_no,
  bssh_nm: ['솔밭분식', '들꽃식당'][at],
  busn_type_nm: '일반음식점',
  prsdnt_nm_secu: '한**',
  site_addr: '경기도 수원시 팔달구 견본로 12',
  sido_cd: '4100000000',
}))
const eligible = {
  eligible: true,
  case: 'ELIGIBLE_YEARLY',
  sentence: '신청하실 수 있습니다.',
  ground: '법 제41조',
  year: 2026,
  price: 36_000,
  hours: 3,
  existing: null,
  certificate: null,
}
const trained = {
  ...eligible,
  eligible: false,
  case: 'ALREADY_TRAINED_THIS_YEAR',
  sentence: '이미 마쳤습니다.',
  certificate: {
    certificateNumber: '2026-02-0011873',
    completedOn: '2026-05-12',
    enrolmentNo: 5,
    inPersonEnrolmentNo: null,
  },
}

type Verdict = { licenceNo: string; answer: (verdict: object) => void; fail: () => void }
let verdicts: Verdict[]
let answers: Record<string, unknown>

async function answer(address: string, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(address, 'http://here')
  if (pathname !== checkEligibility.path) {
    return Response.json({ code: 1, message: '', entity: toWireNames(answers[pathname] ?? {}) })
  }
  const { licenseNumber: licenceNo } = JSON.parse(init?.body as string) as { licenseNumber: string }
  return new Promise((resolve, reject) => {
    verdicts.push({
      licenceNo,
      answer: (verdict) => resolve(Response.json({ code: 1, message: '', entity: toWireNames(verdict) })),
      fail: () => reject(new TypeError('Failed to fetch')),
    })
  })
}

function open() {
  const router = createScreenRouter({
    routes: [
      { path: '/edu/online/apply', Component: OnlineApply, handle: { meta: { title: '온라인교육 신청' } } },
      { path: '*', element: <p>elsewhere</p> },
    ],
    history: memoryHistory(['/edu/online/apply?industryType=1']),
  })
  void router.begin()
  connectNavigation((to, options) => router.navigate(to, options))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <main>
        <ScreenHost router={router} />
      </main>
      <PromptHost />
    </QueryClientProvider>,
  )
  return router
}

beforeAll(openDialogs)
beforeEach(() => {
  sessionStorage.clear()
  verdicts = []
  answers = {
    [listCourses.path]: {
      list: [{ industryType: 1, price: 36_000, hours: 3, year: 2026, name: '온라인교육', isOpen: true }],
    },
    [fetchUser.path]: {
      userId: 'han01',
      name: '한솔이',
      birth: '19600101',
      phone: '01012345678',
      companyPhone: '',
    },
    [fetchRecentEducation.path]: { industryType: 0, place: null },
    [listProvinces.path]: { list: [{ code: '4100000000', name: '경기도' }] },
    [searchLicences.path]: { list: licences, totalRow: 2 },
  }
  vi.stubGlobal('fetch', answer)
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function choose(name: string, button = '영업신고번호 찾기'): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  const search = await screen.findByRole('dialog')
  fireEvent.change(within(search).getByLabelText('업소명'), { target: { value: '식당' } })
  fireEvent.click(within(search).getByText('찾기'))
  fireEvent.click(await within(search).findByText(name))
}

const card = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) })

it('shows in the card that the place may be applied for and requires only the masked name', async () => {
  open()
  await choose('솔밭분식')
  const chosen = await card('솔밭분식')
  await waitFor(() => expect(document.activeElement).toBe(chosen))
  expect(within(chosen).getByRole('status').textContent).toContain('확인하고 있습니다')

  verdicts[0]?.answer(eligible)
  expect(await within(chosen).findByText('신청하실 수 있습니다.')).toBeTruthy()
  expect(within(chosen).getByText('12월 31일(목) 18시까지 · 36,000원')).toBeTruthy()
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('대표자명')])
  expect(screen.getByLabelText<HTMLInputElement>('대표자명').value).toBe('')
  expect(screen.getByText(/‘한\*\*’로 가려져 있습니다/)).toBeTruthy()
})

it('opens the prefilled fields of the card when the register is wrong', async () => {
  open()
  await choose('솔밭분식')
  fireEvent.click(within(await card('솔밭분식')).getByRole('button', { name: '고치기' }))
  const number = await screen.findByLabelText<HTMLInputElement>('영업신고번호')
  expect(document.activeElement).toBe(number)
  expect(number.value).toBe('20150340412')
  expect(screen.getByLabelText<HTMLInputElement>('업소명').value).toBe('솔밭분식')
})

it('keeps the last choice when the answer to an earlier choice comes later', async () => {
  open()
  await choose('솔밭분식')
  await card('솔밭분식')
  await choose('들꽃식당', '바꾸기')
  const last = await card('들꽃식당')
  await waitFor(() => expect(verdicts).toHaveLength(2))
  verdicts[1]?.answer(eligible)
  expect(await within(last).findByText('신청하실 수 있습니다.')).toBeTruthy()
  await act(async () => verdicts[0]?.answer(trained))
  expect(within(last).queryByText('다시 신청하지 않으셔도 됩니다.')).toBeNull()
  expect(within(last).getByText('신청하실 수 있습니다.')).toBeTruthy()
})

it('shows a refused person the certificate and the alternatives', async () => {
  open()
  await choose('솔밭분식')
  await waitFor(() => expect(verdicts).toHaveLength(1))
  verdicts[0]?.answer(trained)
  const status = within(await card('솔밭분식')).getByRole('status')
  expect(await within(status).findByText('다시 신청하지 않으셔도 됩니다.')).toBeTruthy()
  expect(status.textContent).toContain('2026-02-0011873')
  expect(within(status).getByRole('button', { name: /다른 영업장 고르기/ })).toBeTruthy()
  expect(screen.queryByLabelText('대표자명')).toBeNull()
  expect(screen.queryByText(/^다음:/)).toBeNull()
  expect(screen.queryByText('36,000원')).toBeNull()
  expect(screen.getByRole('link', { name: '수료증 보기' }).getAttribute('href')).toBe('/edu/completed')
})

it('shows a late answer, a failure, a second failure and then the verdict', async () => {
  open()
  await choose('솔밭분식')
  const chosen = within(await card('솔밭분식'))
  expect(await chosen.findByText(/늦어지고 있습니다/, undefined, { timeout: 5_000 })).toBeTruthy()

  verdicts[0]?.fail()
  expect(await chosen.findByText('신청하실 수 있는지 확인하지 못했습니다.')).toBeTruthy()
  fireEvent.click(chosen.getByText('다시 확인하기'))
  await waitFor(() => expect(verdicts).toHaveLength(2))
  verdicts[1]?.fail()
  expect(await chosen.findByText('이번에도 확인하지 못했습니다.')).toBeTruthy()

  fireEvent.change(screen.getByLabelText('대표자명'), { target: { value: '한솔이' } })
  fireEvent.click(screen.getByText('다음: 신청자 정보'))
  await waitFor(() => expect(verdicts).toHaveLength(3))
  verdicts[2]?.answer(eligible)
  expect(await screen.findByText('교육받으시는 분이 맞습니까?')).toBeTruthy()
}, 10_000)

it('warns while typing of a letter that no document can print', async () => {
  open()
  await choose('솔밭분식')
  await card('솔밭분식')
  const name = screen.getByLabelText('대표자명')
  fireEvent.change(name, { target: { value: '한솔이😀' } })
  await screen.findByText('‘😀’ 글자는 수료증에 인쇄할 수 없습니다. 지우거나 다른 글자로 적어주세요.')
  fireEvent.change(name, { target: { value: '한솔이' } })
  expect(screen.queryByText(/인쇄할 수 없습니다/)).toBeNull()
})
