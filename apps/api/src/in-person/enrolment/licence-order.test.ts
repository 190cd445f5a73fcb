import type { InPersonSession } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import { addCourse, addEnrolment, addInPersonCourse, type TaughtCourse } from '@hygiene/testing'
import {
  licence,
  MORNING,
  type Opener,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { paySeat } from '../../testing/pay-seat.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: SeatScenario
let yearly: InPersonSession
let course: TaughtCourse
let first: ReturnType<typeof licence>
let second: ReturnType<typeof licence>

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
  const { db } = scenario.api.database
  course = await addCourse(db)
  yearly = await scenario.session({ courses: [await addInPersonCourse(db, { salesType: 2 })] })
})
beforeEach(() => {
  scenario.api.clock.set(MORNING)
  first = licence()
  second = licence()
})
afterAll(() => scenario.stop())

/** Takes both licences online for another person, the second one only when `whileHeld` waits for the first. */
async function takeBothOnline<T>(other: Opener, whileHeld: () => Promise<T>): Promise<T> {
  const { db, pool } = scenario.api.database
  const take = (tx: Transaction, { licenseNumber }: typeof first) =>
    addEnrolment(tx, other.member, course, { licenceNo: licenseNumber })
  const begun = await db.$transaction(async (tx) => {
    await take(tx, first)
    const pending = { result: whileHeld() }
    const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    while ((await pool.query(waits)).rowCount === 0) await new Promise(setImmediate)
    await take(tx, second)
    return pending
  })
  return begun.result
}

it('locks the licences of a changed application in the same order as any application', async () => {
  const [person, other] = [await scenario.opener(), await scenario.opener()]
  const { entity } = await person.apply(yearly, { salesType: 2 })
  const { applicationNo } = entity
  const changed = await takeBothOnline(other, () =>
    person.apply(yearly, { salesType: 2, applicationNo, licences: [second, first] }),
  )
  expect(changed.refusal).toBe('ALREADY_APPLIED')
})

it('locks licences in the common order for a late deposit for several', async () => {
  const { db } = scenario.api.database
  const [person, other] = [await scenario.opener(), await scenario.opener()]
  const { entity } = await person.apply(yearly, { salesType: 2, licences: [second] })
  const { applicationNo } = entity
  await person.apply(yearly, { salesType: 2, applicationNo, licences: [second, first] })
  scenario.api.clock.advance(31 * 60)
  await db.$transaction((tx) => releaseHold(tx, applicationNo, scenario.api.clock.now()))
  const payment = await takeBothOnline(other, () => paySeat(scenario.api, applicationNo))
  expect(payment.status).toBe('paidAfterCancellation')
})
