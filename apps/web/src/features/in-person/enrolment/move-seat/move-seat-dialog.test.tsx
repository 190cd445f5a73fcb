import { joinWaitingList } from '@hygiene/contracts/in-person/queue/join-waiting-list'
import { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import { readCalendar } from '@hygiene/contracts/in-person/session/read-calendar'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../../../testing/open-dialogs.ts'
import { sampleRecord } from '../../../../testing/sample-record.ts'
import { sampleDay, sampleSession } from '../../../../testing/sample-session.ts'
import { byApplication } from '../application.ts'
import { MoveSeatDialog } from './move-seat-dialog.tsx'

// The calendar sends three requests before a venue can be chosen, which takes long on a loaded machine.
configure({ asyncUtilTimeout: 15_000 })

const OPEN = sampleSession(2)
const FULL = sampleSession(3, { state: 'full', left: 0 })

const TODAY = seoulDay(new Date())

const CALENDAR: Record<string, unknown> = {
  [listProvinces.path]: { list: [] },
  [readCalendar.path]: { dateList: [sampleDay(TODAY, 2)] },
  [listSessions.path]: { list: [OPEN, FULL] },
}

type Sent = { path: string; body: string }
let sent: Sent[] = []
let asked: string[] = []
let answers: Record<string, unknown> = {}

async function answer(address: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(address, 'http://here'), init)
  const { pathname, searchParams } = new URL(request.url)
  asked.push(searchParams.get('zipProvinceNo') ?? '')
  const entity = CALENDAR[pathname]
  if (entity) return Response.json({ code: 1, message: '', entity: toWireNames(entity) })
  sent.push({ path: pathname, body: await request.text() })
  return Response.json(toWireNames(answers[pathname]))
}

const moved = {
  code: 1,
  message: '',
  entity: {
    sessionDay: OPEN.edu,
    venue: OPEN.list,
    inPersonEnrolmentNo: 1,
    applicationNo: 101,
    sessionNo: 2,
  },
}
const refused = (name: 'SESSION_FULL' | 'SAME_SESSION') => ({ ...REFUSALS[name], entity: null })

function open(changed: Parameters<typeof sampleRecord>[1] = {}) {
  const [application] = byApplication([sampleRecord(1, changed)])
  const closed: string[] = []
  if (!application) throw new Error('No application')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoveSeatDialog application={application} onClose={() => closed.push('closed')} />
      <PromptHost />
    </QueryClientProvider>,
  )
  return closed
}

const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body)

const region = () => screen.getByText(/^어느 지역에서 받으시겠습니까/).closest('fieldset') ?? document.body
const pressRegion = () => fireEvent.click(within(region()).getByLabelText('수도권'))

async function choose(venue: RegExp) {
  pressRegion()
  fireEvent.click(await screen.findByTitle(monthDayOnScreen(TODAY)))
  fireEvent.click(await screen.findByLabelText(venue, { selector: 'input' }))
}

beforeEach(() => {
  openDialogs()
  Element.prototype.scrollIntoView = () => undefined
  sent = []
  asked = []
  answers = { [moveSeat.path]: moved }
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('starts in the province of the current venue', async () => {
  open()
  expect(within(region()).getByLabelText<HTMLInputElement>('수도권').checked).toBe(true)
  await screen.findByTitle(monthDayOnScreen(TODAY))
  expect(asked).toContain('4100000000')
})

it('requires the region first, then a session, and sends nothing without them', async () => {
  open({ venueSidoCode: '' })
  press('이 일정으로 변경')
  expect(within(region()).getByText('필수입력사항입니다.')).toBeTruthy()
  expect(document.activeElement).toBe(within(region()).getByLabelText('수도권'))

  pressRegion()
  await screen.findByTitle(monthDayOnScreen(TODAY))
  press('이 일정으로 변경')
  expect(within(region()).queryByText('필수입력사항입니다.')).toBeNull()
  expect(screen.getByText('필수입력사항입니다.')).toBeTruthy()
  expect(sent).toEqual([])
})

it('moves the booking after the question of the specification, with the specified fields', async () => {
  const closed = open()
  await choose(/교육장 2/)
  press('이 일정으로 변경')
  await screen.findByText(/교육 일정을 변경 하시겠습니까\?/)
  press('변경')

  await screen.findByText(/교육 일정을 변경했습니다/)
  press('확인')
  expect(closed).toEqual(['closed'])
  expect(sent[0]?.path).toBe(moveSeat.path)
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
    sceneNo: '2',
    offlineEducationNo: '2',
    offlineEduNo: '1',
    educationCodeNo: '1',
    applyEduNo: '101',
    salesType: '1',
  })
})

it('changes nothing when the person declines the question', async () => {
  open()
  await choose(/교육장 2/)
  press('이 일정으로 변경')
  await screen.findByText(/교육 일정을 변경 하시겠습니까\?/)
  press('닫기')
  expect(sent).toEqual([])
})

it('shows the refusal of the server and offers the waiting list when the last seat is gone', async () => {
  answers = {
    [moveSeat.path]: refused('SESSION_FULL'),
    [joinWaitingList.path]: { code: 1, message: '', entity: { waitingNo: 9, position: 3 } },
  }
  const closed = open()
  await choose(/교육장 2/)
  press('이 일정으로 변경')
  await screen.findByText(/교육 일정을 변경 하시겠습니까\?/)
  press('변경')
  await screen.findByText(REFUSALS.SESSION_FULL.message)
  press('확인')

  // A press too soon after the previous one is ignored as the second half of a double tap.
  await waitFor(() => {
    press('대기 신청')
    expect(screen.getByText(/지금 자리는 그대로 두고/)).toBeTruthy()
  })
  press('대기 신청')
  await screen.findByText(/순서는 3번째입니다/)
  press('확인')
  expect(sent.map(({ path }) => path)).toEqual([moveSeat.path, joinWaitingList.path])
  expect(closed).toEqual(['closed'])
})

it('says that the booking has already moved when the first answer was lost', async () => {
  answers = { [moveSeat.path]: refused('SAME_SESSION') }
  const closed = open()
  await choose(/교육장 2/)
  press('이 일정으로 변경')
  await screen.findByText(/교육 일정을 변경 하시겠습니까\?/)
  press('변경')
  await screen.findByText(/이미 이 일정으로 변경되어 있습니다/)
  expect(closed).toEqual(['closed'])
})

it('joins the waiting list of a full session at once', async () => {
  answers = { [joinWaitingList.path]: { code: 1, message: '', entity: { waitingNo: 9, position: 1 } } }
  open()
  await choose(/교육장 3/)
  press('대기 신청')
  await screen.findByText(/지금 자리는 그대로 두고/)
  press('대기 신청')
  await screen.findByText(/순서는 1번째입니다/)
  press('확인')
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ offlineEduNo: 1, offlineEducationNo: 3 })
})
