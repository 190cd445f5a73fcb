import { ScreenHost } from '@hygiene/client/screen-host'
import { memoryHistory } from '@hygiene/client/screen-history'
import { createScreenRouter } from '@hygiene/client/screen-router'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { checkInPersonEligibility } from '@hygiene/contracts/in-person/enrolment/check-in-person-eligibility'
import { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import { readCalendar } from '@hygiene/contracts/in-person/session/read-calendar'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { IndustryType } from '@hygiene/domain/text'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { beginDraft, type Draft } from '../../../features/in-person/apply/draft.ts'
import { emptyPlace } from '../../../features/in-person/apply/places.ts'
import { keepDraft } from '../../../app/browser-storage/kept-draft.ts'
import { connectNavigation } from '../../../app/router/go.ts'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import { sampleSession } from '../../../testing/sample-session.ts'
import OfflineApply from './apply.tsx'

const OWNER = { userId: 'kim01', form: 'inPerson.1' }
const place = {
  ...emptyPlace(IndustryType.generalRestaurant),
  licenseNumber: '20260000001',
  businessName: '새봄 국수',
  representative: '김영자',
  address: '경기도 수원시 팔달구 가상로 12',
  sidoCode: '4100000000',
}
const chosen = sampleSession(1)
const written: Draft = {
  ...beginDraft(place),
  session: chosen,
  phone: '010-1234-5678',
  positionType: '1',
  paymentType: '1',
  privacyConsent: true,
}
const otherVenue = sampleSession(2, { list: { ...chosen.list, venueNo: 2, location: '성남 시민회관' } })

let answers: Record<string, unknown>
let sent: { offlineEducationNo: number; joinsWaitingList: boolean; licences: object[] }[]
let asked: unknown[]
let refusedSession: number | null

async function answer(address: string, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(address, 'http://here')
  if (pathname === applyInPerson.path) {
    const form = init?.body as FormData
    const bean = JSON.parse(form.get('offlineEducationBean') as string) as (typeof sent)[number]
    sent.push(bean)
    const isFull = bean.offlineEducationNo === 1 && !bean.joinsWaitingList
    if (isFull) return Response.json({ ...REFUSALS.SESSION_FULL, entity: null })
    const seat = bean.joinsWaitingList ? 'waiting' : 'held'
    return Response.json({ code: 1, message: '', entity: { applyEduNo: 77, seat } })
  }
  if (pathname === checkInPersonEligibility.path) asked.push(JSON.parse(init?.body as string))
  const isOfSession = (asked.at(-1) as { offlineEducationNo?: number } | undefined)?.offlineEducationNo
  if (pathname === checkInPersonEligibility.path && isOfSession === refusedSession) {
    return Response.json({ code: 1, message: '', entity: { ...eligible, ...refused } })
  }
  return Response.json({ code: 1, message: '', entity: toWireNames(answers[pathname] ?? {}) })
}

function open(step: number) {
  const router = createScreenRouter({
    routes: [
      { path: '/edu/offline/apply', Component: OfflineApply, handle: { meta: { title: '집합교육 신청' } } },
      { path: '*', element: <p>elsewhere</p> },
    ],
    history: memoryHistory([`/edu/offline/apply?industryType=1&step=${step}`]),
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

const eligible = {
  eligible: true,
  case: 'ELIGIBLE_OPENING',
  year: 2026,
  sentence: '신청하실 수 있습니다.',
  ground: '법',
  price: 30_000,
  hours: 6,
  existing: null,
  certificate: null,
}

const refused = { eligible: false, case: 'TRADE_NOT_SERVED', sentence: '2026년 교육을 이미 신청하셨습니다.' }

beforeAll(openDialogs)
beforeEach(() => {
  sessionStorage.clear()
  sent = []
  asked = []
  refusedSession = null
  answers = {
    [listCourses.path]: { list: [{ industryType: 1, price: 30_000, hours: 6, name: '집합교육' }] },
    [fetchUser.path]: {
      userId: 'kim01',
      name: '김영자',
      birth: '19600101',
      phone: '01012345678',
      companyPhone: '',
    },
    [fetchRecentEducation.path]: { industryType: 0, place: null },
    [listProvinces.path]: { list: [{ code: '4100000000', name: '경기도' }] },
    [checkInPersonEligibility.path]: eligible,
    [listSessions.path]: { list: [chosen, otherVenue] },
    [readCalendar.path]: { dateList: [] },
  }
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  window.scrollTo = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['TRADE_NOT_SERVED', '다른 교육 알아보기', '/edu/offline'],
  ['ALREADY_TRAINED_THIS_YEAR', '수료증 보기', '/edu/completed'],
])(
  'stops at a place that may not be applied for (%s), with its reason and «%s»',
  async (which, label, to) => {
    answers[checkInPersonEligibility.path] = {
      ...eligible,
      ...refused,
      case: which,
      sentence: '이미 마치셨습니다.',
      ground: '규칙 제52조',
    }
    keepDraft(OWNER, { ...written, session: null }, sessionStorage)
    open(1)
    expect(await screen.findByText('근거: 규칙 제52조', {}, { timeout: 5000 })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: label }).at(-1)?.getAttribute('href')).toBe(to)
    expect(screen.queryByRole('button', { name: /^다음/ })).toBeNull()
    expect(screen.queryByText('30,000원')).toBeNull()
  },
)

it('judges a chosen session by its own year and stops at a session closed to the place', async () => {
  keepDraft(OWNER, written, sessionStorage)
  refusedSession = 1
  const router = open(2)
  expect(await screen.findByText('2026년 교육을 이미 신청하셨습니다.')).toBeTruthy()
  fireEvent.click(screen.getByText('다음: 신청자 정보'))
  await waitFor(() => expect(document.activeElement?.getAttribute('data-eligible')).toBe('no'))
  expect(router.shown.location.search).toContain('step=2')

  cleanup()
  keepDraft(OWNER, { ...written, session: otherVenue }, sessionStorage)
  const onward = open(2)
  fireEvent.click(await screen.findByText('다음: 신청자 정보'))
  await waitFor(() => expect(onward.shown.location.search).toContain('step=3'))
  expect(asked.at(-1)).toMatchObject({ offlineEducationNo: 2 })
})

it('restores a draft, offers another venue for a lost seat, and continues to payment', async () => {
  keepDraft(OWNER, written, sessionStorage)
  const router = open(4)
  fireEvent.click(await screen.findByText('신청하고 30,000원 결제하기'))

  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('radio', { name: /성남 시민회관/ }))
  expect(within(dialog).queryByRole('radio', { name: /교육장 1/ })).toBeNull()
  fireEvent.click(within(dialog).getByText('이 교육장으로 신청하기'))

  await waitFor(() => expect(router.shown.location.pathname).toBe('/edu/offline/payment'))
  expect(router.shown.location.search).toBe('?applyEduNo=77&paymentType=1')
  expect(sent.map(({ offlineEducationNo }) => offlineEducationNo)).toEqual([1, 2])
  expect(sessionStorage.length).toBe(0)
})

it('lets a person who came too late join the waiting list of that session', async () => {
  keepDraft(OWNER, written, sessionStorage)
  const router = open(4)
  fireEvent.click(await screen.findByText('신청하고 30,000원 결제하기'))
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('대기자로 신청하기'))

  await waitFor(() => expect(router.shown.location.pathname).toBe('/edu/offline/waiting'))
  expect(sent.map(({ joinsWaitingList }) => joinsWaitingList)).toEqual([false, true])
})

it('requires no payment when a full session was chosen', async () => {
  keepDraft(OWNER, { ...written, paymentType: '', session: { ...chosen, state: 'full' } }, sessionStorage)
  const router = open(4)
  expect(await screen.findByText('대기자로 신청하십니다. 지금 결제하지 않습니다.')).toBeTruthy()
  fireEvent.click(await screen.findByText('대기자로 신청하기'))
  await waitFor(() => expect(router.shown.location.pathname).toBe('/edu/offline/waiting'))
})

it('accepts a place before its business report and requires, shows and sends no number', async () => {
  keepDraft(OWNER, { ...written, session: null }, sessionStorage)
  open(1)
  const box = await screen.findByRole('checkbox', { name: '영업신고 전입니다 (번호 없음)' })
  expect(screen.getByLabelText('영업신고번호')).toBeTruthy()
  const find = screen.getByRole('button', { name: '영업신고번호 찾기' })
  expect(find.dataset.tone).toBe('primary')
  fireEvent.click(box)
  expect(find.dataset.tone).toBe('secondary')
  expect(screen.queryByLabelText('영업신고번호')).toBeNull()
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ licenseNumber: '', businessName: '새봄 국수' }))

  fireEvent.click(box)
  expect(screen.getByLabelText<HTMLInputElement>('영업신고번호').value).toBe('')
  fireEvent.click(screen.getByText('다음: 교육 일정 선택'))
  expect(await screen.findAllByText('영업신고번호를 입력해주세요.')).not.toHaveLength(0)
})

it('says at the end that the business is not reported yet', async () => {
  const unreported = { ...place, beforeReport: true, licenseNumber: '' }
  keepDraft(OWNER, { ...written, places: [unreported], session: otherVenue }, sessionStorage)
  open(4)
  expect(await screen.findByText(/^영업신고 전 · 대표자 김영자/)).toBeTruthy()
  fireEvent.click(await screen.findByText('신청하고 30,000원 결제하기'))
  await waitFor(() => expect(sent).toHaveLength(1))
  const { beforeReport: _asked, taken: _shown, ...bean } = unreported
  expect(sent[0]?.licences).toEqual([{ ...bean, positionType: 1, companyPhone: '' }])
})
