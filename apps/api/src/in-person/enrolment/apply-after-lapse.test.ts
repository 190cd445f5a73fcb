import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { checkInPersonEligibility } from '@hygiene/contracts/in-person/enrolment/check-in-person-eligibility'
import type { InPersonSession } from '@hygiene/db/generated/client'
import {
  licence,
  MORNING,
  type Opener,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

const HALF_AN_HOUR_LATER = new Date(MORNING.getTime() + 30 * 60_000)

let scenario: SeatScenario
let session: InPersonSession
let person: Opener
let place: ReturnType<typeof licence>

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  scenario.api.clock.set(MORNING)
  session = await scenario.session()
  person = await scenario.opener()
  place = licence()
})

const check = async () =>
  (
    await person.client.call(checkInPersonEligibility, {
      salesType: 1,
      industryType: 1,
      licenseNumber: place.licenseNumber,
      sidoCode: place.sidoCode,
    })
  ).entity

async function stateOf(applicationNo: ApplicationNo): Promise<string> {
  const { seat, enrolments } = await scenario.api.database.db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { enrolments: true },
  })
  return [seat, ...enrolments.map(({ status, endReason }) => `${status} ${endReason}`)].join(', ')
}

async function letLapse(): Promise<number> {
  const { entity } = await person.apply(session, { licences: [place] })
  expect((await person.apply(session, { licences: [place] })).refusal).toBe('ALREADY_APPLIED')
  expect(await check()).toMatchObject({ eligible: false, existing: { applicationNo: entity.applicationNo } })
  scenario.api.clock.set(HALF_AN_HOUR_LATER)
  expect(await stateOf(entity.applicationNo)).toBe('held, applied null')
  return entity.applicationNo
}

it('accepts an application for a licence with a lapsed hold and ends the old one', async () => {
  const lapsed = await letLapse()
  expect(await check()).toMatchObject({ eligible: true, existing: null })
  const again = await person.apply(session, { licences: [place] })
  expect(again.entity.seat).toBe('held')
  expect(await stateOf(lapsed)).toBe('released, cancelled holdLapsed')
  expect(await stateOf(again.entity.applicationNo)).toBe('held, applied null')
  const notified = await scenario.api.database.db.message.findMany({
    where: { aboutNo: lapsed, kind: 'holdLapsed' },
  })
  expect(notified).toHaveLength(1)
})

it('makes one application of two concurrent ones, in the same venue and in two', async () => {
  for (const startsAt of [session.startsAt, new Date('2026-12-17T10:00:00+09:00')]) {
    scenario.api.clock.set(MORNING)
    place = licence()
    person = await scenario.opener()
    const other = startsAt === session.startsAt ? session : await scenario.session({ startsAt })
    const lapsed = await letLapse()
    const answers = await Promise.all(
      [session, other].map((venue) => person.apply(venue, { licences: [place] })),
    )
    expect(answers.map(({ refusal }) => refusal ?? 'applied').toSorted()).toEqual([
      'ALREADY_APPLIED',
      'applied',
    ])
    expect(await stateOf(lapsed)).toBe('released, cancelled holdLapsed')
    const { member } = person
    const { memberNo } = member
    expect(await scenario.api.database.db.booking.count({ where: { memberNo, seat: 'held' } })).toBe(1)
  }
})

it('lets another unpaid application take the licence of a lapsed hold', async () => {
  const lapsed = await letLapse()
  const other = await scenario.session({ startsAt: new Date('2026-12-17T10:00:00+09:00') })
  const { entity } = await person.apply(other, { licences: [licence()] })
  const { applicationNo } = entity
  const changed = await person.apply(other, { applicationNo, licences: [place] })
  expect(changed.code).toBe(1)
  expect(await stateOf(lapsed)).toBe('released, cancelled holdLapsed')
})

it('lets the lapsed application itself be changed and gives its seat back', async () => {
  const lapsed = await letLapse()
  const again = await person.apply(session, { applicationNo: lapsed, licences: [place] })
  expect(again.entity).toMatchObject({ applicationNo: lapsed, seat: 'held' })
})

it('keeps licence and seat while a deposit is still awaited', async () => {
  const lapsed = await letLapse()
  await scenario.api.database.db.payment.create({
    data: {
      paymentId: 'waits-for-deposit',
      applicationNo: lapsed,
      memberNo: person.member.memberNo,
      paymentType: 3,
      orderName: '집합교육',
      amountWon: 40_000,
      createdAt: MORNING,
      status: 'virtualAccountIssued',
      accountExpiresAt: new Date('2026-11-23T10:00:00+09:00'),
    },
  })
  expect((await person.apply(session, { licences: [place] })).refusal).toBe('ALREADY_APPLIED')
  expect(await stateOf(lapsed)).toBe('held, applied null')
})
