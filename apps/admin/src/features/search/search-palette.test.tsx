import { findRecords } from '@hygiene/contracts/staff-search/find-records'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openOverlay } from '../../app/layout/overlay.ts'
import { leaveStaffScreen, openStaffScreen, server } from '../../testing/staff-screen.tsx'
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
  sessions: {
    list: [{ sessionNo: 12, venueName: '수원 교육장', startsAt: '2026-12-10T01:00:00.000Z', status: 'open' }],
    hasMore: false,
  },
}
const PREVIEW = {
  memberNo: 5,
  userId: 'okja1957',
  name: '정*자',
  birth: '1957-**-**',
  address: '경기도 수원시 ***',
  state: 'active',
  isConnected: true,
  lastFault: {
    at: '2026-12-08T01:19:00.000Z',
    title: '본인확인 실패',
    sentence: '본인확인한 사람과 회원이 다릅니다.',
  },
  education: null,
  lastInquiryAt: null,
}

function Desk() {
  return (
    <>
      <p data-testid="at">{useLocation().pathname}</p>
      <SearchPalette />
    </>
  )
}

beforeEach(() => {
  openStaffScreen(<Desk />, 'support', { answers: [FOUND, PREVIEW, PREVIEW] })
  act(() => openOverlay('search'))
})
afterEach(leaveStaffScreen)

const field = () => screen.findByRole('combobox')
const typed = async (value: string) => fireEvent.change(await field(), { target: { value } })
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? ''
const where = () => screen.getByTestId('at').textContent

it('finds by the words, sends them in the body, and lands on the record by Enter', async () => {
  await typed('6793')
  await screen.findByRole('option', { name: /정\*자/ })
  expect(server.asked[0]).toEqual({ path: findRecords.path, sent: { words: '6793' } })
  await screen.findByText('본인확인한 사람과 회원이 다릅니다.')
  fireEvent.keyDown(await field(), { key: 'ArrowDown' })
  expect(chosen()).toContain('회차 12')
  fireEvent.keyDown(await field(), { key: 'ArrowUp' })
  fireEvent.keyDown(await field(), { key: 'Enter' })
  await waitFor(() => expect(where()).toBe('/members/5'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('takes Enter for the syllable while Hangul is composed, and for the record after it', async () => {
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

it('shows one kind after the other by Tab', async () => {
  await typed('6793')
  await screen.findByRole('option', { name: /정\*자/ })
  fireEvent.keyDown(await field(), { key: 'Tab' })
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(screen.getByRole('button', { name: '회원' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.keyDown(await field(), { key: 'Tab', shiftKey: true })
  expect(screen.getAllByRole('option')).toHaveLength(2)
})
