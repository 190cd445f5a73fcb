import { queryClient } from '@hygiene/client'
import { readStaffSession } from '@hygiene/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StaffRole } from '@hygiene/domain'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../testing/staff-screen.tsx'
import type { SessionFacts } from './session-words.ts'
import { sampleRow, sampleSession } from '../../testing/session-samples.ts'
import { SessionScreen } from './session-screen.tsx'

const CHOICES = {
  replacements: [{ ...sampleSession, sessionNo: 15, free: 4 }],
  venues: [
    { venueNo: 3, name: '수원 교육장', hallCapacity: 200 },
    { venueNo: 9, name: '용인 교육장', hallCapacity: 80 },
  ],
}
const FORECAST = {
  moved: 0,
  refunded: { people: 10, amountWon: 300_000 },
  awaitingAccount: { people: 0, amountWon: 0 },
  withoutPayment: 0,
  unpaid: 2,
  waiting: 2,
  waitingWithSeat: 1,
}

const VIEW = (
  <Routes>
    <Route path="/sessions/:number" element={<SessionScreen />} />
  </Routes>
)

afterEach(leaveStaffScreen)

async function open(role: StaffRole = 'education', session: SessionFacts = sampleSession) {
  openStaffScreen(VIEW, role, { at: '/sessions/12', answers: [session] })
  await screen.findByRole('heading', { name: '회차 정보' })
}

async function openRoster() {
  server.answers = [
    { list: [sampleRow, { ...sampleRow, applicationNo: 32, seat: 'waiting', attention: null }] },
  ]
  type('조회 사유', '출석 확인')
  await submit('명단 보기')
  return within(await screen.findByRole('table', { name: '명단' }))
}

const last = () => server.asked.at(-1)

describe('a session in front of staff', () => {
  it('shows names only after a reason is given, people expected first', async () => {
    await open()
    await submit('명단 보기')
    expect(screen.getByText('조회 사유를 2자 이상 입력해주세요.')).toBeTruthy()
    expect(server.asked).toHaveLength(1)
    const table = await openRoster()
    expect(last()).toEqual({
      path: '/api/staff/roster',
      sent: { offlineEducationNo: 12, reason: '출석 확인' },
    })
    expect(table.getAllByText('임*호')).toHaveLength(1)
    expect(table.getByText('입실 10:25 (25분 늦음)')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: '전체 2명' }))
    expect(screen.getAllByText('임*호')).toHaveLength(2)
  })

  it('decides after it has said what that does, and shows the row as it is then', async () => {
    await open()
    await openRoster()
    await press(/^출석 결정 임\*호 신청번호 31/)
    await submit('결정하기')
    expect(screen.getByText('출석과 불참 가운데 골라주세요.')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /^출석으로 인정/ }))
    type('결정한 사유', '담당자 확인')
    await submit('결정하기')
    expect(screen.getByText(/수료증 1장이 바로 발급되고/)).toBeTruthy()

    const [record] = sampleRow.records
    const done = { ...record, status: 'completed', certificateNumber: '제2026-1호' }
    const row = { ...sampleRow, records: [done], attention: null, mayBePresent: false, mayBeAbsent: false }
    server.answers = [row, sampleSession]
    await press('출석으로 인정')
    expect(await screen.findByText('수료증 제2026-1호')).toBeTruthy()
    const decided = server.asked.find(({ path }) => path === '/api/staff/decidePresence')
    expect(decided?.sent).toEqual({ applyEduNo: 31, isPresent: true, reason: '담당자 확인' })
    expect(screen.queryByRole('button', { name: /^출석 결정/ })).toBeNull()
  })

  it('is only shown to an employee without the permission to decide', async () => {
    await open('support')
    const table = await openRoster()
    expect(table.getByText(sampleRow.attention ?? '')).toBeTruthy()
    for (const name of [/^출석 결정/, '회차 취소', '시간·교육장 바꾸기', '새 주소 만들기'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('says once it is cancelled how far that is', async () => {
    const gone = {
      ...sampleSession,
      status: 'cancelled',
      cancelReason: '누수 공사',
      cancelledAt: '2026-12-01T00:00:00Z',
    }
    const facts = {
      ...gone,
      mayBeCancelled: false,
      mayBeMoved: false,
      mayHaveDoorLinks: false,
    } as SessionFacts
    await open('education', facts)
    expect(screen.getByText('사유: 누수 공사')).toBeTruthy()
    expect(screen.getByText(/^14명을 처리하고 있습니다/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '회차 취소' })).toBeNull()
  })
})

it('takes a booking that was settled elsewhere off the list', async () => {
  await open('branch')
  const inTwoHalls = {
    ...sampleRow,
    attention: '두 회차가 겹칩니다',
    mayBePresent: false,
    mayBeAbsent: false,
  }
  server.answers = [{ list: [{ ...inTwoHalls, mayBeClosed: true }] }]
  type('조회 사유', '확인할 일')
  await submit('명단 보기')
  await press(/^확인 마치기 임\*호/)
  await submit('확인 마치기')
  expect(screen.getByText('어떻게 처리했는지 2자 이상 입력해주세요.')).toBeTruthy()
  type('처리한 내용', '다른 회차로 바꾸어 드림')
  server.answers = [{ ...inTwoHalls, attention: null, mayBeClosed: false }, sampleSession]
  await submit('확인 마치기')
  await waitFor(() => expect(screen.queryByText('두 회차가 겹칩니다')).toBeNull())
  const closed = server.asked.find(({ path }) => path === '/api/staff/closeAttention')
  expect(closed?.sent).toEqual({ applyEduNo: 31, reason: '다른 회차로 바꾸어 드림' })
})

it('shows no person of this session under the next one', async () => {
  const gone = { ...sampleSession, status: 'cancelled' as const, replacedByNo: 15 }
  await open('education', gone)
  await openRoster()
  const next = { ...sampleSession, sessionNo: 15 }
  queryClient.setQueryData([readStaffSession.path, { sessionNo: 15 }], next)
  server.answers = [next]
  await act(async () => fireEvent.click(screen.getByRole('link', { name: '회차 15' })))
  await screen.findByRole('heading', { name: '집합교육 회차 15' })
  expect(screen.queryByText('임*호')).toBeNull()
})

it('forgets the roster of before once the session is moved', async () => {
  await open()
  await openRoster()
  server.answers = [CHOICES]
  await press('시간·교육장 바꾸기')
  type('시작하는 때', '2026-12-11T13:00')
  type('바꾸는 사유', '강사 일정')
  await submit('바꾸기')
  const moved = { startsAt: '2026-12-11T04:00:00.000Z', endsAt: '2026-12-11T11:00:00.000Z' }
  server.answers = [{ sessionNo: 12 }, { ...sampleSession, ...moved }]
  const question = within(screen.getByRole('alertdialog'))
  await act(async () => fireEvent.click(question.getByRole('button', { name: '바꾸기' })))
  await waitFor(() => expect(screen.queryByText('임*호')).toBeNull())
  expect(screen.getAllByText(/2026년 12월 11일\u2060\(금\)\u2060 13:00~20:00/).length).toBeGreaterThan(0)
})

it('of no number is not asked for', async () => {
  openStaffScreen(VIEW, 'education', { at: '/sessions/twelve' })
  expect(screen.getByRole('heading', { name: '찾을 수 없는 회차' })).toBeTruthy()
  expect(server.asked).toEqual([])
})

describe('acts on a session', () => {
  it('is cancelled after all people and all the money were named', async () => {
    await open()
    server.answers = [CHOICES, FORECAST]
    await press('회차 취소')
    expect(await screen.findByText('10명에게 전액 환불합니다. (합계 300,000원)')).toBeTruthy()
    server.answers = [{ ...FORECAST, moved: 4 }]
    type(/^대체 회차/, '15')
    expect(await screen.findByText(/^4명은 대체 회차로 옮깁니다/)).toBeTruthy()
    await submit('회차 취소하기')
    expect(screen.getByText('취소 사유를 2자 이상 입력해주세요.')).toBeTruthy()
    type('취소 사유', '누수 공사')
    await submit('회차 취소하기')
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText(/19명 모두에게 사유를 문자로 보냅니다/)).toBeTruthy()
    server.answers = [{ sessionNo: 12 }, sampleSession]
    await act(async () => fireEvent.click(question.getByRole('button', { name: '회차 취소' })))
    const sent = server.asked.find(({ path }) => path === '/api/staff/cancelSession')?.sent
    expect(sent).toEqual({ offlineEducationNo: 12, reason: '누수 공사', replacedByNo: 15 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is moved with its end, and the server’s no is told', async () => {
    await open()
    server.answers = [CHOICES]
    await press('시간·교육장 바꾸기')
    type('시작하는 때', '2026-12-11T13:00')
    expect(screen.getByLabelText<HTMLInputElement>('종료 일시').value).toBe('2026-12-11T20:00')
    type('교육장', '9')
    type('바꾸는 사유', '강사 일정')
    await submit('바꾸기')
    server.answers = ['HALL_TOO_SMALL', sampleSession]
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText(/결제를 마친 10명의 수강증을 새로 발급합니다/)).toBeTruthy()
    await act(async () => fireEvent.click(question.getByRole('button', { name: '바꾸기' })))
    expect(await screen.findByText(/이미 자리를 잡은 사람이 교육장 정원보다 많습니다/)).toBeTruthy()
    const moved = server.asked.find(({ path }) => path === '/api/staff/moveSession')?.sent
    expect(moved).toMatchObject({ sceneNo: 9, startsAt: '2026-12-11T04:00:00.000Z' })
    await press('확인')
  })

  it('gets a door link that is shown once and copied', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    vi.stubGlobal('navigator', { clipboard, userAgent: navigator.userAgent, onLine: true })
    await open()
    await press('새 주소 만들기')
    type('이름', '정문')
    server.answers = ['DOOR_LABEL_TAKEN', sampleSession]
    await submit('주소 만들기')
    expect(await screen.findByText(/같은 이름의 주소가 이미 있습니다/)).toBeTruthy()

    const [validFrom, validUntil] = ['2026-12-09T20:00:00.000Z', '2026-12-10T18:00:00.000Z']
    const made = {
      doorPassNo: 4,
      label: '옆문',
      createdAt: validFrom,
      validFrom,
      validUntil,
      isClosed: false,
    }
    server.answers = [
      { ...made, link: 'https://edu.example.org/door#abc' },
      { ...sampleSession, doorLinks: [made] },
    ]
    type('이름', '옆문')
    await submit('주소 만들기')
    await screen.findByRole('button', { name: '주소 복사' })
    await press('주소 복사')
    expect(copied).toEqual(['https://edu.example.org/door#abc'])
    const shown = within(screen.getByRole('alertdialog'))
    fireEvent.click(shown.getByRole('button', { name: '닫기' }))
    expect(screen.queryByDisplayValue('https://edu.example.org/door#abc')).toBeNull()

    await press('주소 닫기 옆문')
    type('닫는 사유', '휴대전화 분실')
    server.answers = [{ doorPassNo: 4 }, { ...sampleSession, doorLinks: [{ ...made, isClosed: true }] }]
    await submit('주소 닫기')
    expect(await screen.findByText('닫힘')).toBeTruthy()
  })
})
