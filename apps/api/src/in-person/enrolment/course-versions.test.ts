import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import { MORNING, openSeatScenario, type SeatScenario } from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: SeatScenario

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
  scenario.api.clock.set(MORNING)
})
afterAll(() => scenario.stop())

it('charges a seat by the version in force and moves a seat between versions', async () => {
  const { db } = scenario.api.database
  const early = await scenario.session()
  const late = await scenario.session({ startsAt: new Date('2026-12-17T10:00:00+09:00') })
  const first = await scenario.opener()
  await first.apply(early)
  const [held] = await db.inPersonEnrolment.findMany({ include: { course: true } })
  if (!held) throw new Error('There is no enrolment')

  const { year, salesType, industryType, onlineType, name, hours, priceWon } = held.course
  const kind = { year, salesType, industryType, onlineType, name, hours }
  const second = await db.course.create({
    data: { ...kind, edition: 2, priceWon: priceWon + 5000, startsAt: MORNING },
  })
  const other = await scenario.opener()
  await other.apply(early)
  const records = await db.inPersonEnrolment.findMany({ orderBy: { inPersonEnrolmentNo: 'asc' } })
  expect(records.map((record) => [record.courseNo, record.priceWon])).toEqual([
    [held.courseNo, priceWon],
    [second.courseNo, priceWon + 5000],
  ])

  await db.inPersonEnrolment.updateMany({ data: { status: 'paid', paidAt: MORNING } })
  await db.booking.updateMany({ data: { seat: 'sold', heldUntil: null } })
  const { sessionNo } = late
  for (const [at, { client }] of [first, other].entries()) {
    const inPersonEnrolmentNo = records[at]?.inPersonEnrolmentNo ?? 0
    expect((await client.call(moveSeat, { inPersonEnrolmentNo, sessionNo })).refusal).toBeNull()
  }
  const moved = await db.inPersonEnrolment.findMany({ orderBy: { inPersonEnrolmentNo: 'asc' } })
  expect(moved.map((record) => record.courseNo)).toEqual([held.courseNo, second.courseNo])
})
