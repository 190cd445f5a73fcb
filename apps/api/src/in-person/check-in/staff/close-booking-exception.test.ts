import { closeBookingException } from '@hygiene/contracts/in-person/check-in/staff/close-booking-exception'
import type { InPersonSession } from '@hygiene/db/generated/client'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const TWO_VENUES = '협회가 옮긴 시간에 다른 집합교육이 예약되어 있습니다'
const REASON = '다른 회차를 12월 17일로 바꾸어 드림'
let scenario: StaffSessionScenario
let session: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  session = await scenario.session('2026-12-10')
})
beforeEach(() => scenario.api.clock.set('2026-12-01T10:00:00+09:00'))
afterAll(() => scenario.api.stop())

async function inTwoVenues(exceptionText: string | null = TWO_VENUES) {
  const { booking, person } = await scenario.book(session)
  const { applicationNo } = booking
  await scenario.api.database.db.booking.update({ where: { applicationNo }, data: { exceptionText } })
  return { applicationNo, memberNo: person.memberNo }
}

it('takes an exception settled elsewhere off the list once and keeps the booking’s state', async () => {
  const { applicationNo, memberNo } = await inTwoVenues()
  const { client, employeeNo } = await scenario.staff('branch')
  const clicks = [1, 2].map(() => client.call(closeBookingException, { applicationNo, reason: REASON }))
  const answers = await Promise.all(clicks)
  expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(['BOOKING_EXCEPTION_CLOSED'])
  const done = answers.find(({ refusal }) => refusal === null)
  expect(done?.entity).toMatchObject({ applicationNo, exceptionText: null, mayBeClosed: false, seat: 'sold' })
  const action = {
    operation: 'closeBookingException',
    subjectKind: 'application',
    subjectNo: applicationNo,
    detail: '',
  }
  expect(await auditOf(scenario, employeeNo)).toEqual([{ ...action, reason: REASON, memberNo }])
})

it('refuses to close undecided presence, an unknown booking and one without an exception', async () => {
  const { applicationNo } = await inTwoVenues('일부만 출석: 입실 10:25, 퇴실 기록 없음')
  const settled = await inTwoVenues(null)
  scenario.api.clock.set('2026-12-10T19:00:00+09:00')
  const { client, employeeNo } = await scenario.staff('education')
  const close = async (no: number) =>
    (await client.call(closeBookingException, { applicationNo: no, reason: REASON })).refusal
  expect(await close(applicationNo)).toBe('PRESENCE_UNDECIDED')
  expect(await close(settled.applicationNo)).toBe('BOOKING_EXCEPTION_CLOSED')
  expect(await close(2_000_000)).toBe('BOOKING_NOT_FOUND')
  expect(await auditOf(scenario, employeeNo)).toEqual([])
})

it('refuses to close for another branch, for a read-only employee and without a reason', async () => {
  const { applicationNo } = await inTwoVenues()
  const sent = { applicationNo, reason: REASON }
  const stranger = (await scenario.staff('branch', scenario.other.branchNo)).client
  expect((await stranger.call(closeBookingException, sent)).refusal).toBe('BOOKING_NOT_FOUND')
  for (const role of ['support', 'readOnly', 'finance'] as const) {
    const { client } = await scenario.staff(role)
    expect((await client.call(closeBookingException, sent)).refusal).toBe('STAFF_FORBIDDEN')
  }
  expect((await scenario.api.client.call(closeBookingException, sent)).refusal).toBe('STAFF_LOGIN_REQUIRED')
  const { client } = await scenario.staff('headquarters')
  expect((await client.call(closeBookingException, { ...sent, reason: ' ' })).status).toBe(400)
  const stored = await scenario.api.database.db.booking.findUniqueOrThrow({ where: { applicationNo } })
  expect(stored.exceptionText).toBe(TWO_VENUES)
})
