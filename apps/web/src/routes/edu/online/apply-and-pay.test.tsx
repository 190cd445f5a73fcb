import { ScreenHost } from '@hygiene/client/screen-host'
import { memoryHistory } from '@hygiene/client/screen-history'
import { createScreenRouter } from '@hygiene/client/screen-router'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { checkEligibility } from '@hygiene/contracts/education/enrolment/check-eligibility'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { readStudyGuard } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { keepDraft } from '../../../app/browser-storage/kept-draft.ts'
import { connectNavigation } from '../../../app/router/go.ts'
import { type Draft, EMPTY_DRAFT } from '../../../features/education/apply/draft.ts'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import OnlineApply from './apply.tsx'
import OnlinePayment from './payment.tsx'

const written: Draft = {
  ...EMPTY_DRAFT,
  licenseNumber: '20150340412',
  businessName: '솔밭분식',
  representative: '한솔이',
  address: '경기도 수원시 팔달구 견본로 12',
  sidoCode: '4100000000',
  phone: '010-1234-5678',
  positionType: '1',
  paymentType: '1',
  privacyConsent: true,
}
const row = {
  enrolmentNo: 5,
  applicationNo: 77,
  educationName: '온라인교육',
  businessName: '솔밭분식',
  industryType: 1,
  year: 2026,
  price: 36_000,
  status: 'applied',
}
const order = { paymentId: 'edu1', windowUrl: '/edu/payment/window', totalAmount: 36_000, heldUntil: null }

let asked: { path: string; body: unknown }[]
let windows: { at: string | null; address: string | null; closed: boolean; close: () => void }[]
let answers: Record<string, unknown>

async function answer(address: string, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(address, 'http://here')
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? null)
  asked.push({ path: pathname, body })
  const found = await answers[pathname]
  if (found instanceof Error) throw found
  return Response.json(toWireNames(found ?? { code: 1, message: '', entity: {} }))
}

function openWindow() {
  const opened = {
    at: asked.at(-1)?.path ?? null,
    address: null as string | null,
    closed: false,
    close: () => Object.assign(opened, { closed: true }),
    document: { body: { textContent: '' } },
    sessionStorage,
    location: { replace: (to: string) => Object.assign(opened, { address: to }) },
  }
  windows.push(opened)
  return opened
}

const said = (entity: unknown) => ({ code: 1, message: '', entity })
const times = (path: string) => asked.filter((one) => one.path === path).length

function open(at = '/edu/online/apply?industryType=1&step=3') {
  const router = createScreenRouter({
    routes: [
      { path: '/edu/online/apply', Component: OnlineApply, handle: { meta: { title: '온라인교육 신청' } } },
      { path: '/edu/online/payment', Component: OnlinePayment, handle: { meta: { title: '결제' } } },
      { path: '*', element: <p>elsewhere</p> },
    ],
    history: memoryHistory([at]),
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
  keepDraft({ userId: 'han01', form: 'online.1' }, written, sessionStorage)
  asked = []
  windows = []
  answers = {
    [listCourses.path]: said({
      list: [{ industryType: 1, price: 36_000, hours: 3, year: 2026, name: '온라인교육', isOpen: true }],
    }),
    [fetchUser.path]: said({
      userId: 'han01',
      name: '한솔이',
      birth: '19600101',
      phone: '01012345678',
      companyPhone: '',
    }),
    [checkEligibility.path]: said({
      eligible: true,
      case: 'ELIGIBLE_YEARLY',
      sentence: '',
      ground: '법',
      year: 2026,
      price: 36_000,
      hours: 3,
      existing: null,
      certificate: null,
    }),
    [applyOnline.path]: said({ enrolmentNo: 5, applicationNo: 77, price: 36_000 }),
    [listOnlineEnrolments.path]: said({ list: [row] }),
    [listInPersonEnrolments.path]: said({ list: [] }),
    [openOrder.path]: said(order),
  }
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('open', openWindow)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
  window.scrollTo = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const button = () => screen.findByText('신청하고 36,000원 결제하기')

it('opens the window on the press and pays there by the method chosen once', async () => {
  const router = open()
  fireEvent.click(await button())
  expect(windows).toHaveLength(1)
  expect(times(applyOnline.path)).toBe(0)
  await waitFor(() => expect(windows[0]?.address).toBe('/edu/payment/window?paymentId=edu1'))
  expect(router.shown.location.pathname).toBe('/edu/online/payment')
  expect(asked.filter(({ path }) => path === openOrder.path).map(({ body }) => body)).toEqual([
    { applyEduNo: 77, paymentType: '1' },
  ])
  expect([windows.length, times(applyOnline.path), windows[0]?.closed]).toEqual([1, 1, false])
})

it('sends a chosen document with the application', async () => {
  open()
  const chooser = await screen.findByLabelText('함께 낼 서류 고르기')
  fireEvent.change(chooser, {
    target: { files: [new File(['%PDF-'], '위임장.pdf', { type: 'application/pdf' })] },
  })
  fireEvent.click(await button())
  await waitFor(() => expect(times(applyOnline.path)).toBe(1))
  const form = asked.find(({ path }) => path === applyOnline.path)?.body as FormData
  expect(form.getAll('files').map((file) => (file as File).name)).toEqual(['위임장.pdf'])
})

it('sends one application and opens one window despite repeated presses', async () => {
  open()
  const applied = answers[applyOnline.path]
  const answering = new Promise((end) => setTimeout(end, 700)).then(() => applied)
  answers[applyOnline.path] = answering
  const pressed = await button()
  fireEvent.click(pressed)
  await new Promise((end) => setTimeout(end, 350))
  fireEvent.click(pressed)
  await waitFor(() => expect(windows[0]?.address).not.toBeNull())
  expect([windows.length, times(applyOnline.path), times(openOrder.path)]).toEqual([1, 1, 1])
})

it('closes the window and opens no order when the application is refused', async () => {
  answers[applyOnline.path] = { ...REFUSALS.ALREADY_APPLIED, entity: null }
  open()
  fireEvent.click(await button())
  expect(await screen.findByText(REFUSALS.ALREADY_APPLIED.message)).toBeTruthy()
  expect(windows.map(({ closed }) => closed)).toEqual([true])
  expect(times(openOrder.path)).toBe(0)
})

it('closes the window when the answer to the application is lost', async () => {
  answers[applyOnline.path] = new TypeError('Failed to fetch')
  open()
  fireEvent.click(await button())
  fireEvent.click(await screen.findByText('닫기'))
  await waitFor(() => expect(windows.map(({ closed }) => closed)).toEqual([true]))
  expect(times(openOrder.path)).toBe(0)
})

it('closes the window when the application can no longer be paid', async () => {
  answers[listOnlineEnrolments.path] = said({ list: [{ ...row, status: 'paid' }] })
  open()
  fireEvent.click(await button())
  expect(await screen.findByText('이미 결제가 끝난 신청입니다.')).toBeTruthy()
  expect(windows.map(({ closed }) => closed)).toEqual([true])
  expect(times(openOrder.path)).toBe(0)
})

it('offers this tab when the browser refuses the window', async () => {
  vi.stubGlobal('open', () => null)
  open()
  fireEvent.click(await button())
  expect(await screen.findByText('결제창이 열리지 않았습니다')).toBeTruthy()
  expect(times(openOrder.path)).toBe(1)
})

it('explains the press for each method and names the last day of the refund', async () => {
  open()
  await button()
  expect(screen.getByText('누르시면 카드 결제 창이 열립니다.')).toBeTruthy()
  expect(screen.getByText(/^수료 전에는 .*까지 전액 환불됩니다\.$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /가상계좌/ }))
  expect(screen.getByText('누르시면 가상계좌 번호가 나옵니다.')).toBeTruthy()
  expect(screen.getByText('신청하고 가상계좌 번호 받기')).toBeTruthy()
  expect(screen.getByText(/입금하신 날부터 한 달, 늦어도/)).toBeTruthy()
})

it.each([
  ['apply', () => open(), '처음 화면으로', '/main'],
  ['pay', () => open('/edu/online/payment?applyEduNo=77'), '신청 내역으로', '/edu/online/list'],
])(
  'leads away from a course that can no longer be paid when a person would %s',
  async (_what, enter, name, to) => {
    answers[readStudyGuard.path] = said({
      guard: {
        state: 'over',
        startBy: '2026-12-31T05:20:00.000Z',
        lectureCount: 5,
        lectureSeconds: 10_800,
        surveyMinutes: 10,
        testMinutes: 30,
      },
      isPaymentClosed: true,
    })
    enter()
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
    expect(screen.queryByRole('button', { name: /결제하기/ })).toBeNull()
  },
)
