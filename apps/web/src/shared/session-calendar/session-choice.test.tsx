import { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import { readCalendar } from '@hygiene/contracts/in-person/session/read-calendar'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { addSeoulDays, seoulDay } from '@hygiene/domain/time/seoul-day'
import { IndustryType, SalesType } from '@hygiene/domain/text'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleDay, sampleSession } from '../../testing/sample-session.ts'
import { SessionChoice } from './session-choice.tsx'
import { beginSearch, type Session } from './session-search.ts'

const NEXT_MONTH = addSeoulDays(`${seoulDay(new Date()).slice(0, 7)}-28`, 10).slice(0, 7)
const OPEN_DAY = `${NEXT_MONTH}-10`
const FULL_DAY = `${NEXT_MONTH}-17`
const LATER_DAY = `${NEXT_MONTH}-24`
const PUPIL = { salesType: SalesType.new, industryTypes: [IndustryType.generalRestaurant] }

const at = (eduDate: string, no: number, changed: Partial<Session> = {}) => {
  const session = sampleSession(no, changed)
  return { ...session, edu: { ...session.edu, eduDate } }
}

let nearest: Session[] = []

function answer(address: string): Response {
  const { pathname, searchParams } = new URL(address, 'http://here')
  const entity =
    pathname === readCalendar.path
      ? {
          dateList: isNextMonth(searchParams)
            ? [sampleDay(OPEN_DAY, 2), sampleDay(FULL_DAY, 1, 0), sampleDay(LATER_DAY, 1, 0, 1)]
            : [],
        }
      : pathname === listSessions.path && {
          list: searchParams.has('freeLimit') ? nearest : venuesOn(searchParams.get('startDate')),
        }
  return Response.json({ code: 1, message: '', entity: toWireNames(entity) })
}

const isNextMonth = (query: URLSearchParams) =>
  Number(query.get('searchMonth')) === Number(NEXT_MONTH.slice(5))

function venuesOn(day: string | null): Session[] {
  if (day === FULL_DAY) return [at(FULL_DAY, 3, { state: 'full', left: 0, waitingCount: 4 })]
  return [
    at(OPEN_DAY, 1),
    at(OPEN_DAY, 2, { state: 'closed', stateSentence: '신청이 마감되었습니다.', left: 5 }),
  ]
}

function Stage({ from }: { from: ReturnType<typeof beginSearch> }) {
  const [search, setSearch] = useState(from)
  const [picked, setPicked] = useState<Session | null>(null)
  return (
    <QueryClientProvider client={new QueryClient()}>
      <SessionChoice pupil={PUPIL} search={search} onSearch={setSearch} picked={picked} onPick={setPicked} />
      <output>{picked ? `picked ${picked.edu.sessionNo}` : 'nothing picked'}</output>
    </QueryClientProvider>
  )
}

beforeEach(() => {
  nearest = []
  vi.stubGlobal('fetch', async (address: string) => answer(address))
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => void vi.unstubAllGlobals())

const now = () => beginSearch(new Date(), '4100000000')
const nextMonth = () => ({ ...now(), month: NEXT_MONTH })

it('requires the region first', () => {
  render(<Stage from={beginSearch(new Date())} />)
  expect(screen.getByText(/먼저 지역을 골라주세요/)).toBeTruthy()
})

it('leads from a month without education to the next one', async () => {
  render(<Stage from={now()} />)
  fireEvent.click(await screen.findByText('다음 달 보기'))
  expect(await screen.findByRole('button', { name: /10일.*2곳/ })).toBeTruthy()
})

it('shows a day with its venues, marks full and later days, and makes other days no button', async () => {
  render(<Stage from={nextMonth()} />)
  expect(await screen.findByRole('button', { name: /10일.*2곳/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /17일.*마감/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /24일.*예정/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /11일/ })).toBeNull()
})

it('shows the venues of a day and selects the open one', async () => {
  render(<Stage from={nextMonth()} />)
  fireEvent.click(await screen.findByRole('button', { name: /10일/ }))
  const open = await screen.findByRole('radio', { name: /교육장 1/ })
  expect(screen.getByText('남은 자리 12석')).toBeTruthy()
  expect(screen.getByText('신청이 마감되었습니다.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /교육장 2/ }).disabled).toBe(true)

  fireEvent.click(open)
  expect(screen.getByText('picked 1')).toBeTruthy()
})

it('explains the waiting list for a full venue and clears the choice with the day', async () => {
  render(<Stage from={nextMonth()} />)
  fireEvent.click(await screen.findByRole('button', { name: /17일/ }))
  fireEvent.click(await screen.findByRole('radio', { name: /교육장 3/ }))
  expect(screen.getByText(/4명이 기다리고 있습니다/)).toBeTruthy()
  expect(screen.getByText(/대기자로 신청하실 수 있습니다/)).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: /10일/ }))
  expect(screen.getByText('nothing picked')).toBeTruthy()
})

it('selects one of the three nearest free seats before any day is chosen', async () => {
  nearest = [11, 12, 13, 14].map((no) => at(OPEN_DAY, no))
  render(<Stage from={now()} />)
  fireEvent.click(await screen.findByRole('radio', { name: /교육장 12/ }))
  expect(screen.getByText('picked 12')).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /교육장 14/ })).toBeNull()
  expect(screen.queryByText('달력에서 날짜를 골라주세요.')).toBeNull()
})
