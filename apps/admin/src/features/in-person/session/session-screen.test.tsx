import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleRow, sampleSession } from '../../../testing/session-samples.ts'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import type { RosterRow } from './roster-text.ts'
import { SessionScreen } from './session-screen.tsx'
import type { SessionFacts } from './session-text.ts'

const VIEW = (
  <Routes>
    <Route path="/sessions/:number" element={<SessionScreen />} />
  </Routes>
)
const NO_CASES = { list: [] }
const TIMETABLE = { lessons: [], instructors: [] }
const awaited: RosterRow = {
  ...sampleRow,
  applicationNo: 32,
  memberNo: 6,
  name: '오*규',
  phone: '010-****-5949',
  number: 2,
  inAt: null,
  inBy: null,
  exceptionText: null,
  mayBePresent: false,
  mayBeAbsent: false,
  mayBeMarkedIn: true,
}
const waits: RosterRow = {
  ...awaited,
  applicationNo: 33,
  memberNo: 7,
  name: '한*경',
  phone: '010-****-1111',
  number: null,
  seat: 'waiting',
  slip: 'none',
  mayBeMarkedIn: false,
  mayBeSeated: true,
  queue: {
    waitingNo: 9,
    place: 1,
    joinedAt: '2026-11-30T01:00:00Z',
    offerUntil: null,
    hasSeatElsewhere: false,
  },
}

afterEach(() => {
  leaveStaffScreen()
  vi.useRealTimers()
})

async function open(role: StaffRole = 'education', session: SessionFacts = sampleSession) {
  const list = [sampleRow, awaited, waits]
  openStaffScreen(VIEW, role, {
    at: '/sessions/12',
    answers: [session, { list }, NO_CASES],
    byPath: { '/api/staff/sessions/timetable': TIMETABLE },
  })
  await screen.findByRole('table', { name: '명단' })
}

const last = () => server.asked.at(-1)
const sentTo = (path: string) => server.asked.find((one) => one.path === path)?.sent
const key = (pressed: string) => act(async () => void fireEvent.keyDown(document.body, { key: pressed }))
const here = () => within(screen.getByRole('region', { name: '고른 사람' }))

describe('the roster', () => {
  it('shows the roster at once, masked and ordered by number', async () => {
    await open('support')
    expect(sentTo('/api/staff/roster')).toEqual({ offlineEducationNo: 12 })
    const lines = within(screen.getByRole('table', { name: '명단' })).getAllByRole('row')
    expect(lines.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['번호이름', '1임*호', '2오*규'])
    expect(screen.queryByRole('button', { name: /입실 처리/ })).toBeNull()
    expect(screen.queryByRole('button', { name: '출석부' })).toBeNull()
  })

  it('finds a person by four digits, checks in by one key and allows undo for ten seconds', async () => {
    await open()
    await key('/')
    const field = screen.getByRole('searchbox')
    expect(document.activeElement).toBe(field)
    await act(async () => void fireEvent.change(field, { target: { value: '5949' } }))
    server.answers = [NO_CASES]
    await act(async () => void fireEvent.submit(field))
    expect(here().getByRole('link', { name: '오*규' })).toBeTruthy()

    const row = { ...awaited, inAt: '2026-12-10T01:05:00Z', mayBeMarkedIn: false }
    server.answers = [{ markNo: 4, row: { ...row, inBy: { by: '오지회', isByHand: true } } }]
    await key('i')
    expect(last()).toEqual({
      path: '/api/staff/sessions/markPresence',
      sent: { applyEduNo: 32, direction: 'in', reasonCode: 'idChecked', text: '' },
    })
    expect(await screen.findByText('수동 · 오지회')).toBeTruthy()
    expect(screen.getByText(/오\*규 님을 입실로 처리했습니다/)).toBeTruthy()
    server.answers = [awaited]
    await key('u')
    expect(last()).toEqual({ path: '/api/staff/sessions/undoMark', sent: { markNo: 4 } })
    await waitFor(() => expect(screen.queryByText('수동 · 오지회')).toBeNull())
  })

  it('marks attendance with the reason chosen on the screen', async () => {
    await open('branch')
    type('수동 처리 사유', 'phoneTrouble')
    type('추가 설명', '단말 꺼짐')
    server.answers = [NO_CASES]
    await key('j')
    server.answers = [{ markNo: 4, row: awaited }]
    await key('i')
    expect(last()?.sent).toMatchObject({ applyEduNo: 32, reasonCode: 'phoneTrouble', text: '단말 꺼짐' })
  })

  it('shows only the people that a chosen number counts', async () => {
    await open()
    server.answers = [NO_CASES]
    await press(/아직 안 옴/)
    const table = within(screen.getByRole('table', { name: '명단' }))
    expect(table.getAllByRole('row')).toHaveLength(2)
    expect(table.getByText('오*규')).toBeTruthy()
  })
})

describe('actions for one person', () => {
  it('gives a free seat out of turn with a reason', async () => {
    await open()
    server.answers = [NO_CASES]
    await press(/^대기 신청/)
    await press('자리 주기')
    expect(screen.getByText('먼저 기다린 분보다 앞서 자리를 받습니다.')).toBeTruthy()
    server.answers = [waits, sampleSession, { list: [] }]
    await submit('자리 주고 알리기')
    const sent = { waitingNo: 9, reasonCode: 'personAsked', text: '' }
    expect(sentTo('/api/staff/sessions/seatFromQueue')).toEqual(sent)
  })

  it('decides a partial attendance after showing the effect', async () => {
    await open()
    await press('출석 결정')
    await submit('결정하기')
    expect(screen.getByText('출석과 불참 가운데 골라주세요.')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /^출석으로 인정/ }))
    type('결정한 사유', '담당자 확인')
    await submit('결정하기')
    expect(screen.getByText(/수료증 1장이 바로 발급되고/)).toBeTruthy()
    server.answers = [{ ...sampleRow, exceptionText: null, mayBePresent: false, mayBeAbsent: false }]
    await press('출석으로 인정')
    const sent = { applyEduNo: 31, isPresent: true, reason: '담당자 확인' }
    expect(sentTo('/api/staff/decidePresence')).toEqual(sent)
    await waitFor(() => expect(here().queryByRole('button', { name: '출석 결정' })).toBeNull())
  })

  it('texts the slip again and shows the server’s refusal', async () => {
    await open()
    server.answers = ['MESSAGE_JUST_SENT']
    await press('수강증 다시 보내기')
    expect(sentTo('/api/staff/sessions/resendToPerson')).toEqual({ applyEduNo: 31, what: 'slip' })
    expect(await screen.findByText(/1분 안에 이미 보냈습니다/)).toBeTruthy()
    await press('확인')
  })
})

describe('actions on the whole session', () => {
  const FORECAST = {
    moved: 0,
    refunded: { people: 10, amountWon: 300_000 },
    awaitingAccount: { people: 0, amountWon: 0 },
    withoutPayment: 0,
    unpaid: 2,
    waiting: 2,
    waitingWithSeat: 1,
  }
  const CHOICES = { replacements: [], venues: [{ venueNo: 9, name: '용인 교육장', venueCapacity: 80 }] }

  it('cancels a session only after the number of people is typed', async () => {
    await open()
    server.answers = [CHOICES, FORECAST]
    await press('회차 취소')
    expect(await screen.findByText('10명에게 전액 환불합니다. (합계 300,000원)')).toBeTruthy()
    type('취소 사유', '누수 공사')
    type('사람 수', '13')
    await submit('회차 취소하기')
    expect(screen.getByText('사람 수를 숫자로 입력해주세요. 지금 14명입니다.')).toBeTruthy()
    type('사람 수', '14')
    server.answers = [{ sessionNo: 12 }, sampleSession]
    await submit('회차 취소하기')
    const sent = { offlineEducationNo: 12, reason: '누수 공사', people: 14 }
    expect(sentTo('/api/staff/cancelSession')).toEqual(sent)
  })

  it('moves a session with its end and the number of people and shows a server refusal', async () => {
    await open()
    server.answers = [CHOICES]
    await press('시간·교육장 바꾸기')
    type('시작 일시', '2026-12-11T13:00')
    expect(screen.getByLabelText<HTMLInputElement>('종료 일시').value).toBe('2026.12.11 20:00')
    type('바꾸는 사유', '강사 일정')
    type('사람 수', '14')
    server.answers = ['PEOPLE_CHANGED', sampleSession, { list: [] }]
    await submit('바꾸기')
    expect(await screen.findByText(/그 사이 신청한 사람 수가 바뀌었습니다/)).toBeTruthy()
    expect(sentTo('/api/staff/moveSession')).toMatchObject({
      people: 14,
      startsAt: '2026-12-11T04:00:00.000Z',
    })
    await press('확인')
  })

  it('shows the progress of the cancellation once a session is cancelled', async () => {
    const gone = { ...sampleSession, status: 'cancelled' as const, cancelReason: '누수 공사' }
    await open('education', { ...gone, mayBeCancelled: false, mayBeMoved: false, mayHaveCheckInLinks: false })
    expect(screen.getByText('사유: 누수 공사')).toBeTruthy()
    expect(screen.getByText(/^14명을 처리하고 있습니다/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '회차 취소' })).toBeNull()
  })

  it('creates a check-in link, shown once and copied', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    vi.stubGlobal('navigator', { clipboard, userAgent: navigator.userAgent, onLine: true })
    await open()
    await press('새 주소 만들기')
    const [validFrom, validUntil] = ['2026-12-09T20:00:00.000Z', '2026-12-10T18:00:00.000Z']
    const made = { checkInPassNo: 4, label: '옆문', createdAt: validFrom, validFrom, validUntil }
    const link = { ...made, isClosed: false, lastMarkAt: null, marks: 0 }
    server.answers = [
      { ...link, link: 'https://edu.example.org/check-in#abc' },
      { ...sampleSession, checkInLinks: [link] },
    ]
    type('이름', '옆문')
    await submit('주소 만들기')
    await screen.findByRole('button', { name: '주소 복사' })
    await press('주소 복사')
    expect(copied).toEqual(['https://edu.example.org/check-in#abc'])
    const shown = within(screen.getByRole('alertdialog'))
    fireEvent.click(shown.getByRole('button', { name: '닫기' }))

    await press('주소 닫기 옆문')
    type('닫는 사유', '휴대전화 분실')
    server.answers = [{ checkInPassNo: 4 }, { ...sampleSession, checkInLinks: [{ ...link, isClosed: true }] }]
    await submit('주소 닫기')
    expect(await screen.findByText('닫힘')).toBeTruthy()
  })
})

it('requests nothing for an address without a session number', async () => {
  openStaffScreen(VIEW, 'education', { at: '/sessions/twelve' })
  expect(screen.getByRole('heading', { name: '찾을 수 없는 회차' })).toBeTruthy()
  expect(server.asked).toEqual([])
})
