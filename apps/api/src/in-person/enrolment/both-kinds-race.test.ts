import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import {
  addCourse,
  addEnrolment,
  addInPersonCourse,
  addPerson,
  bookSeat,
  type TaughtCourse,
  interleave,
} from '@hygiene/testing'
import {
  licence,
  MORNING,
  type Opener,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paySeat } from '../../testing/pay-seat.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: SeatScenario
let yearly: InPersonSession
let course: TaughtCourse

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
  const { db } = scenario.api.database
  course = await addCourse(db)
  yearly = await scenario.session({ courses: [await addInPersonCourse(db, { salesType: 2 })] })
})
beforeEach(() => scenario.api.clock.set(MORNING))
afterAll(() => scenario.stop())

function online({ client }: Opener, { businessTypeName: _trade, ...place }: ReturnType<typeof licence>) {
  return client.call(applyOnline, {
    onlineApplication: { ...place, phone: '01012345678', privacyConsent: true },
  })
}

async function letLapse(place: ReturnType<typeof licence>): Promise<number> {
  const person = await scenario.opener()
  const { entity } = await person.apply(yearly, { salesType: 2, licences: [place] })
  scenario.api.clock.advance(30 * 60)
  return entity.applicationNo
}

async function stateOf(applicationNo: ApplicationNo): Promise<string> {
  const { seat, enrolments } = await scenario.api.database.db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { enrolments: true },
  })
  return `${seat}: ${enrolments.map(({ status }) => status).join()}`
}

it('gives one application when a person applies online and for a venue concurrently', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const person = await scenario.opener()
    const place = licence()
    const inVenue = () => person.apply(yearly, { salesType: 2, licences: [place] })
    const actions =
      turn % 2 === 0 ? [() => online(person, place), inVenue] : [inVenue, () => online(person, place)]
    const answers = await Promise.all(actions.map((action) => action()))
    expect(answers.map(({ refusal }) => refusal ?? 'applied').toSorted()).toEqual([
      'ALREADY_APPLIED',
      'applied',
    ])
  }
})

describe('two concurrent applicants for one licence', () => {
  it.each(['venue', 'online'] as const)('makes one application when the %s comes first', async (first) => {
    for (let turn = 0; turn < 4; turn += 1) {
      const [one, other] = [await scenario.opener(), await scenario.opener()]
      const place = licence()
      const inVenue = () => one.apply(yearly, { salesType: 2, licences: [place] })
      const actions = [inVenue, () => online(other, place)]
      if (first === 'online') actions.reverse()
      const answers = await Promise.all(actions.map((action) => action()))
      const outcomes = answers.map(({ refusal }) => refusal ?? 'applied')
      expect(outcomes.toSorted()).toEqual(['ALREADY_APPLIED', 'applied'])
    }
  })

  it('refuses the venue application after an uncommitted online application', async () => {
    const [one, other] = [await scenario.opener(), await scenario.opener()]
    const place = licence()
    const answer = await interleave(
      scenario.api.database,
      (db) => addEnrolment(db, other.member, course, { licenceNo: place.licenseNumber }),
      () => one.apply(yearly, { salesType: 2, licences: [place] }),
    )
    expect(answer.refusal).toBe('ALREADY_APPLIED')
  })

  it('refuses the online application after an uncommitted venue application', async () => {
    const [one, other] = [await scenario.opener(), await scenario.opener()]
    const place = licence()
    const answer = await interleave(
      scenario.api.database,
      (db) =>
        bookSeat(db, one.member, yearly, { seat: 'held', licences: [{ licenceNo: place.licenseNumber }] }),
      () => online(other, place),
    )
    expect(answer.refusal).toBe('ALREADY_APPLIED')
  })

  it('accepts the opening course in a venue and the yearly course online as two courses', async () => {
    const [one, other] = [await scenario.opener(), await scenario.opener()]
    const place = licence()
    const answers = [
      await one.apply(await scenario.session(), { licences: [place] }),
      await online(other, place),
    ]
    expect(answers.map(({ refusal }) => refusal)).toEqual([null, null])
  })
})

describe('an expired hold', () => {
  it('leaves the licence to an online application even before the worker runs', async () => {
    const place = licence()
    const lapsed = await letLapse(place)
    expect((await online(await scenario.opener(), place)).refusal).toBeNull()
    expect(await stateOf(lapsed)).toBe('released: cancelled')
  })

  it('keeps an expired hold released when its deposit races with a new application', async () => {
    const place = licence()
    const lapsed = await letLapse(place)
    const { database, clock } = scenario.api
    await database.db.$transaction((db) => releaseHold(db, lapsed, clock.now()))
    const stranger = await addPerson(database.db, { userId: `instant${lapsed}` })
    const payment = await interleave(
      database,
      (db) => addEnrolment(db, stranger, course, { licenceNo: place.licenseNumber }),
      () => paySeat(scenario.api, lapsed),
    )
    expect(payment.status).toBe('paidAfterCancellation')
    expect(await stateOf(lapsed)).toBe('released: cancelled')
  })

  it('refuses the concurrent online application once the hold is restored', async () => {
    const place = licence()
    const lapsed = await letLapse(place)
    const { database, clock } = scenario.api
    await database.db.$transaction((db) => releaseHold(db, lapsed, clock.now()))
    const other = await scenario.opener()
    const answer = await interleave(
      database,
      (db) => db.inPersonEnrolment.updateMany({ where: { applicationNo: lapsed }, data: { status: 'paid' } }),
      () => online(other, place),
    )
    expect(answer.refusal).toBe('ALREADY_APPLIED')
  })
})

it('takes few database locks for many records in one statement', async () => {
  const { db } = scenario.api.database
  const { memberNo } = await addPerson(db, { userId: 'register1' })
  const many = 1000
  const locks = await db.$transaction(async (tx) => {
    await tx.$executeRaw`
    WITH "applied" AS (
      INSERT INTO "Application" ("memberNo") SELECT ${memberNo}::int FROM generate_series(1, ${many}::int) RETURNING "applicationNo")
    INSERT INTO "OnlineEnrolment" ("applicationNo", "memberNo", "courseNo", "year", "salesType", "industryType", "status",
             "licenceKey", "licenceNo", "businessName", "representative", "sidoCode", "address", "positionType", "userName",
             "birth", "phone", "priceWon", "appliedAt")
    SELECT "applicationNo", ${memberNo}::int, ${course.code.courseNo}::int, 2026, 2, 1, 'studying', 'r' || "applicationNo", '',
           '한마음 식당', '김영자', '4100000000', '경기도', 1, '김영자', '19600312', '01012345678', 36000, now() FROM "applied"`
    return tx.$queryRaw<unknown[]>`SELECT 1 FROM pg_locks WHERE pid = pg_backend_pid()`
  })
  expect(await db.onlineEnrolment.count({ where: { memberNo } })).toBe(many)
  expect(locks.length).toBeLessThan(many / 10)
})
