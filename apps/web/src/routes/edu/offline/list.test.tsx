import { ScreenHost } from '@hygiene/client/screen-host'
import { memoryHistory } from '@hygiene/client/screen-history'
import { createScreenRouter } from '@hygiene/client/screen-router'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { correctInPersonApplicant } from '@hygiene/contracts/in-person/enrolment/correct-in-person-applicant'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { connectNavigation } from '../../../app/router/go.ts'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import { sampleRecord } from '../../../testing/sample-record.ts'
import OfflineList from './list.tsx'

const unpaid = { status: 'applied', seat: 'held', heldUntil: '2099-11-21T01:40:00.000Z' } as const
const sameSeat = (no: number) => ({
  info: { edu: { ...sampleRecord(no).info.edu, applicationNo: 107 } },
})

function recordOf(no: number, changed: Parameters<typeof sampleRecord>[1] = {}) {
  const state = sampleRecord(no, { ...sameSeat(no), ...changed })
  const info = {
    inPersonEnrolmentNo: no,
    industryType: 1,
    salesType: 1,
    userName: '김새롬',
    birth: '19920403',
    businessName: state.edu.businessName,
    licenseNumber: `2026000123${no}`,
    representative: '김새롬',
    zipCode: '16490',
    address: '경기도 수원시 팔달구 가상로 12',
    address2: '1층',
    sidoCode: '4100000000',
    positionType: 1,
  }
  return {
    info,
    user: { companyPhone: '031-000-0000' },
    files: [],
    venue: state.venue,
    sessionDay: state.sessionDay,
    state,
  }
}

let answers: Record<string, unknown>
let records: ReturnType<typeof recordOf>[]
let sent: unknown[]
const said = (entity: unknown) => ({ code: 1, message: '', entity })

async function answer(address: string, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'http://here')
  if (init?.body instanceof FormData) {
    sent.push(JSON.parse(init.body.get('offlineEducationBean') as string))
  }
  if (pathname === readInPersonEnrolment.path) {
    const wanted = Number(searchParams.get('offlineEduNo'))
    return Response.json(toWireNames(said(records.find(({ info }) => info.inPersonEnrolmentNo === wanted))))
  }
  return Response.json(toWireNames(answers[pathname] ?? said({})))
}

function open() {
  const router = createScreenRouter({
    routes: [{ path: '/edu/offline/list', Component: OfflineList, handle: { meta: { title: '신청 내역' } } }],
    history: memoryHistory(['/edu/offline/list?offlineEduNo=7']),
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
  sent = []
  records = [recordOf(7)]
  answers = {
    [fetchUser.path]: said({ phone: '01012345678', companyPhone: '', name: '김새롬', birth: '19920403' }),
    [listProvinces.path]: said({ list: [{ code: '4100000000', name: '경기도' }] }),
    [correctInPersonApplicant.path]: said({ inPersonEnrolmentNo: 7 }),
    [applyInPerson.path]: said({ price: 60_000 }),
  }
  vi.stubGlobal('fetch', answer)
  window.scrollTo = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const name = () => screen.findByLabelText<HTMLInputElement>('업소명')
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))

it('corrects the words of a paid application but not its number', async () => {
  const router = open()
  fireEvent.change(await name(), { target: { value: '두마음 식당' } })
  expect(screen.queryByLabelText('영업신고번호')).toBeNull()
  press('고친 내용 저장하기')
  await waitFor(() => expect(router.shown.location.search).toBe(''))
  expect(sent).toEqual([
    {
      offlineEduNo: 7,
      businessName: '두마음 식당',
      representative: '김새롬',
      zipCode: '16490',
      address: '경기도 수원시 팔달구 가상로 12',
      address2: '1층',
      positionType: 1,
      companyPhone: '031-000-0000',
    },
  ])
})

it('changes an unpaid application under its number with the other places of its seat', async () => {
  records = [recordOf(7, unpaid), recordOf(8, unpaid)]
  const others = [
    recordOf(9, { ...unpaid, status: 'cancelled' }),
    recordOf(3, { ...unpaid, ...sampleRecord(3) }),
  ]
  const list = [...records, ...others].map(({ state }) => state)
  answers[listInPersonEnrolments.path] = said({ list, pageInfo: { page: 1, totalPage: 1, totalRow: 4 } })
  const router = open()
  const number = await screen.findByLabelText('영업신고번호')
  fireEvent.change(number, { target: { value: '2026-777-0009' } })
  fireEvent.click(screen.getByLabelText(/개인정보 수집·이용에 동의합니다/))
  press('신청 변경하기')
  const notified = await screen.findByRole('alertdialog')
  expect(within(notified).getByText(/60,000원입니다/)).toBeTruthy()
  fireEvent.click(within(notified).getByRole('button', { name: '확인' }))
  expect(router.shown.location.search).toBe('')
  expect(sent).toMatchObject([
    {
      applyEduNo: 107,
      offlineEducationNo: 1,
      phone: '01012345678',
      licences: [{ licenseNumber: '20260001238' }, { licenseNumber: '2026-777-0009' }],
    },
  ])
})

it('requires confirmation of another trade, whose price may differ', async () => {
  records = [recordOf(7, unpaid)]
  open()
  fireEvent.change(await screen.findByLabelText('업종'), { target: { value: '2' } })
  fireEvent.click(screen.getByLabelText(/개인정보 수집·이용에 동의합니다/))
  press('신청 변경하기')
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(/교육비가 달라질 수 있습니다/)).toBeTruthy()
  // A press too soon after the previous one is ignored as the second half of a double tap.
  await waitFor(() => {
    fireEvent.click(within(question).getByRole('button', { name: '취소' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
  expect(sent).toEqual([])
})

it('shows the sentence of the server and stays on the screen', async () => {
  answers[correctInPersonApplicant.path] = { ...REFUSALS.ALREADY_APPLIED, entity: null }
  const router = open()
  await name()
  press('고친 내용 저장하기')
  expect(await screen.findAllByText(REFUSALS.ALREADY_APPLIED.message)).not.toHaveLength(0)
  expect(router.shown.location.search).toBe('?offlineEduNo=7')
})

it.each([
  ['completed', /이미 수료하신 교육입니다/],
  ['cancelled', /이미 끝난 신청입니다/],
] as const)('shows an application that is %s without a form', async (status, sentence) => {
  records = [recordOf(7, { status })]
  open()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText('경기도 수원시 팔달구 가상로 12 1층')).toBeTruthy()
  expect(screen.queryByLabelText('업소명')).toBeNull()
})
