import { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openOverlay } from '../../../app/layout/overlay.ts'
import { leaveStaffScreen, openStaffScreen, server } from '../../../testing/staff-screen.tsx'
import { SearchPalette } from './search-palette.tsx'

const NONE = { list: [], hasMore: false }
const MEMBER = {
  memberNo: 5,
  userId: 'okja1957',
  name: '정*자',
  birth: '1957-**-**',
  phone: '010-****-6793',
  isConnected: true,
  lastLoginAt: null,
  businessName: '옥자네 국밥',
  matchedBy: 'phoneEnd',
}
const FOUND = {
  members: { list: [MEMBER], hasMore: false },
  orders: NONE,
  enrolments: NONE,
  inPerson: NONE,
  certificates: NONE,
  inquiries: NONE,
  courses: NONE,
  posts: NONE,
  venues: NONE,
  sessions: {
    list: [{ sessionNo: 12, venueName: '수원 교육장', startsAt: '2026-12-10T01:00:00.000Z', status: 'open' }],
    hasMore: false,
  },
}
const NO_RECORDS = Object.fromEntries(Object.keys(FOUND).map((kind) => [kind, NONE]))
const PREVIEW = {
  memberNo: 5,
  userId: 'okja1957',
  name: '정*자',
  birth: '1957-**-**',
  address: '경기도 수원시 ***',
  state: 'active',
  isConnected: true,
  verdict: '올해 교육을 받는 중이며 2026년 12월 31일 18시까지 마쳐야 합니다.',
  educations: [],
  lastFault: {
    at: '2026-12-08T01:19:00.000Z',
    title: '본인확인 실패',
    sentence: '본인확인한 사람과 회원이 다릅니다.',
  },
  education: null,
  lastInquiryAt: null,
}

function Admin() {
  const { pathname, state } = useLocation()
  return (
    <>
      <p data-testid="at">{pathname}</p>
      <p data-testid="searched">{(state as { text?: string } | null)?.text}</p>
      <SearchPalette />
    </>
  )
}

beforeEach(() => {
  openStaffScreen(<Admin />, 'support', { answers: [FOUND, PREVIEW, PREVIEW] })
  act(() => openOverlay('search'))
})
afterEach(leaveStaffScreen)

const field = () => screen.findByRole('combobox')
const typed = async (value: string) => fireEvent.change(await field(), { target: { value } })
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? ''
const where = () => screen.getByTestId('at').textContent

it('finds records by the typed words, sends them in the body, and opens one by Enter', async () => {
  await typed('6793')
  await screen.findByRole('option', { name: /정\*자/ })
  expect(server.asked[0]).toEqual({ path: findRecords.path, sent: { text: '6793' } })
  await screen.findByText('본인확인한 사람과 회원이 다릅니다.')
  fireEvent.keyDown(await field(), { key: 'ArrowDown' })
  expect(chosen()).toContain('회차 12')
  fireEvent.keyDown(await field(), { key: 'ArrowUp' })
  fireEvent.keyDown(await field(), { key: 'Enter' })
  await waitFor(() => expect(where()).toBe('/members/5'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('takes Enter for the syllable during Hangul composition and for the record after', async () => {
  server.answers = [NO_RECORDS]
  const input = await field()
  fireEvent.compositionStart(input)
  await typed('출력 코드')
  await screen.findByRole('option', { name: /출력 코드/ })
  await waitFor(() => expect(screen.queryByText('찾고 있습니다.')).toBeNull())
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(input, { key: 'Process', keyCode: 229 })
  expect(where()).toBe('/')
  fireEvent.compositionEnd(input)
  fireEvent.keyDown(input, { key: 'Enter' })
  await waitFor(() => expect(where()).toBe('/print-code'))
})

it('shows one kind after another by Tab', async () => {
  await typed('6793')
  await screen.findByRole('option', { name: /정\*자/ })
  fireEvent.keyDown(await field(), { key: 'Tab' })
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(screen.getByRole('button', { name: '회원' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.keyDown(await field(), { key: 'Tab', shiftKey: true })
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

it('says why a person was found and marks each of the words', async () => {
  server.answers = [{ ...FOUND, members: { list: [{ ...MEMBER, matchedBy: 'business' }], hasMore: false } }]
  await typed('국밥 옥자')
  const row = await screen.findByRole('option', { name: /정\*자/ })
  expect(row.textContent).toContain('업소명')
  expect(Array.from(row.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual(['옥자', '국밥'])
})

it('offers the member list for the same words when nothing is found', async () => {
  server.answers = [NO_RECORDS]
  await typed('서울 없는집')
  fireEvent.click(await screen.findByRole('option', { name: '회원 목록에서 ‘서울 없는집’ 찾기' }))
  await waitFor(() => expect(where()).toBe('/members'))
  expect(screen.getByTestId('searched').textContent).toBe('서울 없는집')
})
