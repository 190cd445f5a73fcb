import type { InPersonSession } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { completeBooking } from '@hygiene/operations/in-person/check-in/attendance/complete-booking'
import { settlePresence } from '@hygiene/operations/in-person/check-in/staff/decide-presence'
import { addEnrolment, addInPersonCourse, addSession, frozenClock } from '@hygiene/testing'
import { type Booked, bookSomebody, stateOf } from '@hygiene/testing/scenarios/session-people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { completeSessions } from './complete-sessions.ts'

const PUBLIC_URL = 'https://edu.example.org'

let scenario: TestWorker
let session: InPersonSession
const clock = frozenClock()

beforeAll(async () => {
  scenario = await startTestWorker()
  scenario.deps.now = clock.now
})
beforeEach(async () => {
  session = await addSession(scenario.database.db, { startsAt: new Date('2026-12-10T01:00:00Z') })
  clock.set('2026-12-10T19:00:00+09:00')
})
afterAll(() => scenario.stop())

async function presentInPart(): Promise<Booked> {
  const booked = await bookSomebody(scenario, null, session)
  await scenario.database.db.attendance.create({
    data: {
      sessionNo: session.sessionNo,
      applicationNo: booked.booking.applicationNo,
      inAt: session.startsAt,
      updatedAt: session.startsAt,
    },
  })
  await completeSessions(scenario.deps)
  expect((await stateOf(scenario, booked)).exceptionText).toContain('일부만 출석')
  return booked
}

const settle = ({ booking: { applicationNo } }: Booked, isPresent: boolean) =>
  transaction(scenario.database.db, (db) =>
    settlePresence(db, { applicationNo, isPresent, publicUrl: PUBLIC_URL }, clock.now()),
  )

async function certificates({ enrolments }: Booked): Promise<number> {
  return scenario.database.db.certificate.count({
    where: { inPersonEnrolmentNo: { in: enrolments.map(({ inPersonEnrolmentNo }) => inPersonEnrolmentNo) } },
  })
}

describe('a partly present person', () => {
  it('completes a partly present person once when staff confirm that the person stayed', async () => {
    const somebody = await presentInPart()
    expect(await settle(somebody, true)).toEqual({ allowed: true })
    expect(await settle(somebody, true)).toMatchObject({ reason: 'NOTHING_TO_SETTLE' })
    expect(await stateOf(scenario, somebody)).toMatchObject({
      statuses: ['completed'],
      exceptionText: null,
      notified: ['certificateIssued'],
    })
    expect(await certificates(somebody)).toBe(1)
  })

  it('marks a person who left early as absent and does not show the person to staff again', async () => {
    const somebody = await presentInPart()
    expect(await settle(somebody, false)).toEqual({ allowed: true })
    clock.advance(24 * 3600)
    await completeSessions(scenario.deps)
    expect(await stateOf(scenario, somebody)).toMatchObject({ statuses: ['absent'], exceptionText: null })
    expect(await certificates(somebody)).toBe(0)
  })

  it('corrects an automatic absence long after the session was closed', async () => {
    const somebody = await bookSomebody(scenario, null, session)
    clock.set('2026-12-12T09:00:00+09:00')
    await completeSessions(scenario.deps)
    expect((await stateOf(scenario, somebody)).statuses).toEqual(['absent'])
    clock.set('2027-02-01T09:00:00+09:00')
    expect(await settle(somebody, true)).toEqual({ allowed: true })
    expect((await stateOf(scenario, somebody)).statuses).toEqual(['completed'])
  })

  it('completes a person once when another phone submits the check-out', async () => {
    const somebody = await presentInPart()
    const { applicationNo } = somebody.booking
    await scenario.database.db.attendance.updateMany({
      where: { applicationNo },
      data: { outAt: session.endsAt, updatedAt: clock.now() },
    })
    await completeSessions(scenario.deps)
    expect((await stateOf(scenario, somebody)).statuses).toEqual(['completed'])
    await completeBooking(scenario.database.db, applicationNo, PUBLIC_URL, clock.now())
    expect(await certificates(somebody)).toBe(1)
  })
})

it('decides nothing before the end, for an unknown booking or over a newer application', async () => {
  const somebody = await bookSomebody(scenario, null, session)
  clock.set('2026-12-10T12:00:00+09:00')
  expect(await settle(somebody, true)).toMatchObject({ reason: 'SESSION_NOT_OVER' })
  const nobody = { ...somebody, booking: { ...somebody.booking, applicationNo: 2_000_000 } }
  expect(await settle(nobody, true)).toMatchObject({ reason: 'BOOKING_NOT_FOUND' })

  clock.set('2026-12-12T09:00:00+09:00')
  expect(await settle(somebody, false)).toEqual({ allowed: true })
  const [record] = somebody.enrolments
  const again = await bookSomebody(scenario, null, session, { licences: [{ licenceNo: record?.licenceNo }] })
  expect(again.enrolments[0]?.licenceKey).toBe(record?.licenceKey)
  expect(await settle(somebody, true)).toMatchObject({ reason: 'APPLIED_AGAIN' })
})

it('decides nothing over the same course taken online since', async () => {
  const { db } = scenario.database
  const courses = [await addInPersonCourse(db, { salesType: 2 })]
  const yearly = await addSession(db, { startsAt: new Date('2026-12-10T01:00:00Z'), courses })
  const somebody = await bookSomebody(scenario, null, yearly)
  clock.set('2026-12-12T09:00:00+09:00')
  expect(await settle(somebody, false)).toEqual({ allowed: true })
  const licenceNo = somebody.enrolments[0]?.licenceNo ?? ''
  await addEnrolment(db, somebody.person, scenario.course, { licenceNo, status: 'completed' })
  expect(await settle(somebody, true)).toMatchObject({ reason: 'APPLIED_AGAIN' })
  expect((await stateOf(scenario, somebody)).statuses).toEqual(['absent'])
})
