import { ScreenHost } from '@hygiene/client/screen-host'
import { memoryHistory } from '@hygiene/client/screen-history'
import { createScreenRouter } from '@hygiene/client/screen-router'
import { correctInPersonApplicant } from '@hygiene/contracts/in-person/enrolment/correct-in-person-applicant'
import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { searchLicences } from '@hygiene/contracts/platform/licence-register/search-licences'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { connectNavigation } from '../../../app/router/go.ts'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import { sampleRecord } from '../../../testing/sample-record.ts'
import OfflineNumber from './number.tsx'

const state = sampleRecord(7, { licenseNumber: '' })
const info = {
  inPersonEnrolmentNo: 7,
  industryType: 1,
  userName: '김새롬',
  businessName: '새봄 국수',
  licenseNumber: '',
  representative: '김새롬',
  zipCode: '16490',
  address: '경기도 수원시 팔달구 가상로 12',
  address2: '1층',
  sidoCode: '4100000000',
  positionType: 1,
}
const record = {
  info,
  user: { companyPhone: '031-000-0000' },
  venue: state.venue,
  sessionDay: state.sessionDay,
  state,
}
const found = {
  lcns_no: '20260777001',
  bssh_nm: '새봄국수 본점',
  busn_type_nm: '일반음식점',
  prsdnt_nm_secu: '김*롬',
  site_addr: '경기도 수원시 장안구 가상로 3',
  sido_cd: '4100000000',
}

let answers: Record<string, unknown>
let sent: unknown[]

async function answer(address: string, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(address, 'http://here')
  if (pathname === correctInPersonApplicant.path) {
    const form = init?.body as FormData
    sent.push(JSON.parse(form.get('offlineEducationBean') as string))
  }
  return Response.json(toWireNames(answers[pathname] ?? { code: 1, message: '', entity: {} }))
}

const said = (entity: unknown) => ({ code: 1, message: '', entity })

function open(address = '/edu/offline/number?offlineEduNo=7') {
  const router = createScreenRouter({
    routes: [
      {
        path: '/edu/offline/number',
        Component: OfflineNumber,
        handle: { meta: { title: '영업신고번호 등록' } },
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    history: memoryHistory([address]),
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
  answers = {
    [readInPersonEnrolment.path]: said(record),
    [listProvinces.path]: said({ list: [{ code: '4100000000', name: '경기도' }] }),
    [searchLicences.path]: said({ list: [found], totalRow: 1 }),
    [correctInPersonApplicant.path]: said({ inPersonEnrolmentNo: 7 }),
  }
  vi.stubGlobal('fetch', answer)
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const number = () => screen.findByLabelText<HTMLInputElement>('영업신고번호')
const submit = () => fireEvent.click(screen.getByText('영업신고번호 등록하기'))

async function confirm(label: string): Promise<void> {
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: label }))
}

it('finds the licence in the register, confirms once more, and registers number and words', async () => {
  const router = open()
  await number()
  fireEvent.click(screen.getByRole('button', { name: '영업신고번호 찾기' }))
  const search = await screen.findByRole('dialog')
  fireEvent.change(within(search).getByLabelText('업소명'), { target: { value: '새봄' } })
  fireEvent.click(within(search).getByText('찾기'))
  fireEvent.click(await within(search).findByText('새봄국수 본점'))
  const chosen = await screen.findByRole('group', { name: /영업신고번호 20260777001/ })
  await waitFor(() => expect(document.activeElement).toBe(chosen))
  expect(screen.queryByLabelText('영업신고번호')).toBeNull()

  submit()
  await screen.findByText(/20260777001을 등록하시겠습니까\?/)
  expect(sent).toEqual([])
  await confirm('등록')
  await waitFor(() => expect(router.shown.location.pathname).toBe('/edu/offline/list'))
  expect(sent).toEqual([
    {
      offlineEduNo: 7,
      licenseNumber: '20260777001',
      businessName: '새봄국수 본점',
      representative: '김새롬',
      zipCode: '',
      address: '경기도 수원시 장안구 가상로 3',
      address2: '',
      positionType: 1,
      companyPhone: '031-000-0000',
    },
  ])
})

it('sends nothing without a number and focuses the field', async () => {
  open()
  const field = await number()
  submit()
  expect(await screen.findAllByText('영업신고번호를 입력해주세요.')).not.toHaveLength(0)
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '12' } })
  await waitFor(() => {
    submit()
    expect(screen.getAllByText(/8자 이상/)).not.toHaveLength(0)
  })
  expect(sent).toEqual([])
})

it.each(['ALREADY_APPLIED', 'LICENCE_NUMBER_KNOWN', 'LICENCE_OTHER_TRADE'] as const)(
  'shows the reason of a refusal at the field: %s',
  async (refusal) => {
    answers[correctInPersonApplicant.path] = { ...REFUSALS[refusal], entity: null }
    const router = open()
    fireEvent.change(await number(), { target: { value: '2026-0777-001' } })
    submit()
    await confirm('등록')
    expect(await screen.findAllByText(REFUSALS[refusal].message)).not.toHaveLength(0)
    expect((await number()).getAttribute('aria-invalid')).toBe('true')
    expect(router.shown.location.pathname).toBe('/edu/offline/number')
  },
)

it.each([
  [
    'a number already',
    { ...record, info: { ...info, licenseNumber: '20260777001' } },
    /이미 등록되어 있습니다/,
  ],
  ['been completed', { ...record, state: { ...state, status: 'completed' } }, /이미 수료하신 교육입니다/],
  ['been cancelled', { ...record, state: { ...state, status: 'cancelled' } }, /이미 끝난 신청입니다/],
])('offers no form for a record that has %s', async (_, known, sentence) => {
  answers[readInPersonEnrolment.path] = said(known)
  open()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByText('영업신고번호 등록하기')).toBeNull()
})

it('redirects to the list when no record is named', async () => {
  const router = open('/edu/offline/number')
  await waitFor(() => expect(router.shown.location.pathname).toBe('/edu/offline/list'))
})

it('warns while typing of a letter that no document can print', async () => {
  open()
  await number()
  fireEvent.change(screen.getByLabelText('업소명'), { target: { value: '새봄국수😀' } })
  await screen.findByText('‘😀’ 글자는 수료증에 인쇄할 수 없습니다. 지우거나 다른 글자로 적어주세요.')
  fireEvent.change(screen.getByLabelText('업소명'), { target: { value: '새봄국수' } })
  expect(screen.queryByText(/인쇄할 수 없습니다/)).toBeNull()
})
