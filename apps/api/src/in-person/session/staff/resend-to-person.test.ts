import { resendToPerson } from '@hygiene/contracts/in-person/session/staff/resend-to-person'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { lockMember } from '@hygiene/db/locks'
import { untilWaiting } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: StaffSessionScenario
let session: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  session = await scenario.session('2026-12-10')
})
beforeEach(() => scenario.api.clock.set('2026-12-01T10:00:00+09:00'))
afterAll(() => scenario.api.stop())

const notified = async (memberNo: number) =>
  (await scenario.api.database.db.message.findMany({ where: { memberNo } })).map(({ kind, aboutNo }) => [
    kind,
    aboutNo,
  ])

it('texts the slip’s address and the seat’s facts, each at most once a minute', async () => {
  const { booking, person, enrolments } = await scenario.book(session)
  const { applicationNo } = booking
  const { client, employeeNo } = await scenario.staff('branch')
  expect((await client.call(resendToPerson, { applicationNo, what: 'slip' })).code).toBe(1)
  expect((await client.call(resendToPerson, { applicationNo, what: 'message' })).code).toBe(1)
  const twice = await client.call(resendToPerson, { applicationNo, what: 'slip' })
  expect(twice.refusal).toBe('MESSAGE_JUST_SENT')
  expect(await notified(person.memberNo)).toEqual([
    ['slipLink', enrolments[0]?.inPersonEnrolmentNo],
    ['seatConfirmed', applicationNo],
  ])
  scenario.api.clock.advance(60)
  expect((await client.call(resendToPerson, { applicationNo, what: 'slip' })).code).toBe(1)
  const reasons = (await auditOf(scenario, employeeNo)).map(({ reason }) => reason)
  expect(reasons).toEqual(['수강증 다시 보냄', '안내 문자 다시 보냄', '수강증 다시 보냄'])
})

it('sends one message when two employees press concurrently', async () => {
  const { booking, person } = await scenario.book(session)
  const { applicationNo } = booking
  const employees = [await scenario.staff('branch'), await scenario.staff('branch')]
  const { db, pool } = scenario.api.database
  const calls = await db.$transaction(async (tx) => {
    await lockMember(tx, person.memberNo)
    const both = employees.map(({ client }) =>
      client.call(resendToPerson, { applicationNo, what: 'message' }),
    )
    await untilWaiting(pool, both.length)
    return both
  })
  const refusals = (await Promise.all(calls)).map(({ refusal }) => refusal ?? 'done')
  expect(refusals.toSorted()).toEqual(['MESSAGE_JUST_SENT', 'done'])
  expect(await notified(person.memberNo)).toHaveLength(1)
})

it('sends the hold’s end to a person who still pays and nothing to others', async () => {
  const heldUntil = new Date('2026-12-01T10:30:00+09:00')
  const held = await scenario.book(session, { seat: 'held', heldUntil })
  const { client } = await scenario.staff('education')
  const { applicationNo } = held.booking
  expect((await client.call(resendToPerson, { applicationNo, what: 'message' })).code).toBe(1)
  expect(await notified(held.person.memberNo)).toEqual([['seatHeld', applicationNo]])
  const noSlip = await client.call(resendToPerson, { applicationNo, what: 'slip' })
  expect(noSlip.refusal).toBe('NOTHING_TO_SEND')
  for (const seat of ['waiting', 'released'] as const) {
    const { booking } = await scenario.book(session, { seat })
    const sent = { applicationNo: booking.applicationNo, what: 'message' } as const
    expect((await client.call(resendToPerson, sent)).refusal).toBe('NOTHING_TO_SEND')
  }
  const unknown = await client.call(resendToPerson, { applicationNo: 2_000_000, what: 'slip' })
  expect(unknown.refusal).toBe('BOOKING_NOT_FOUND')
})
