import { checkInPersonEligibility } from '@hygiene/contracts/in-person/enrolment/check-in-person-eligibility'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addInPersonCourse, bookSeat } from '@hygiene/testing'
import {
  licence,
  MORNING,
  type Opener,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: SeatScenario
let person: Opener
let licenseNumber: string

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  scenario.api.clock.set(MORNING)
  person = await scenario.opener()
  licenseNumber = licence().licenseNumber
})

const check = (wanted: Partial<SentTo<typeof checkInPersonEligibility>> = {}, { client } = person) =>
  client.call(checkInPersonEligibility, {
    salesType: 1,
    industryType: 1,
    licenseNumber,
    sidoCode: '4100000000',
    ...wanted,
  })

it('reports the case, its ground, the price and the duration', async () => {
  expect((await check()).entity).toEqual({
    eligible: true,
    case: 'ELIGIBLE_OPENING',
    certificate: null,
    year: 2026,
    sentence: '2026년 신규 영업자 집합교육을 신청하실 수 있습니다.',
    ground: '「식품위생법」 제41조제2항, 같은 법 시행규칙 제52조제2항',
    price: 40_000,
    hours: 6,
    existing: null,
  })
})

it('links back to one’s own application and shows a stranger no number', async () => {
  const { entity } = await person.apply(await scenario.session(), { licences: [licence({ licenseNumber })] })
  const { applicationNo, inPersonEnrolmentNos } = entity
  expect((await check()).entity).toMatchObject({
    eligible: false,
    existing: { applicationNo, inPersonEnrolmentNo: inPersonEnrolmentNos[0] },
  })
  expect((await check({}, await scenario.opener())).entity).toMatchObject({ eligible: false, existing: null })
})

it('recognises an opening course already taken for the trade', async () => {
  await bookSeat(scenario.api.database.db, person.member, await scenario.session(), { status: 'completed' })
  expect((await check()).entity).toMatchObject({
    eligible: false,
    ground: '「식품위생법 시행규칙」 제52조제3항',
    existing: null,
  })
  expect((await check({ industryType: 2 })).entity.eligible).toBe(true)
})

it('refuses an unknown course, visitors and incomplete input', async () => {
  expect((await check({ salesType: 2 })).refusal).toBe('COURSE_NOT_OFFERED')
  expect(
    (
      await scenario.api.client.call(checkInPersonEligibility, {
        salesType: 1,
        industryType: 1,
        licenseNumber,
        sidoCode: '4100000000',
      })
    ).refusal,
  ).toBe('LOGIN_REQUIRED')
  expect((await check({ licenseNumber: 'abc' })).status).toBe(400)
  expect((await check({ sidoCode: 'x' })).status).toBe(400)
})

async function useLicence(session: InPersonSession, status: 'paid' | 'completed' | 'refunded') {
  const stranger = await scenario.opener()
  const licences = [{ licenceNo: licenseNumber }]
  await bookSeat(scenario.api.database.db, stranger.member, session, { licences, status })
}

const checkFor = async ({ sessionNo }: InPersonSession) => (await check({ sessionNo })).entity

describe('eligibility in December', () => {
  const DECEMBER = '2026-12-01T10:00:00+09:00'
  let now: InPersonSession
  let january: InPersonSession

  beforeAll(async () => {
    scenario.api.clock.set(DECEMBER)
    now = await scenario.session()
    const course = await addInPersonCourse(scenario.api.database.db, { year: 2027, priceWon: 42_000 })
    const startsAt = new Date('2027-01-12T10:00:00+09:00')
    january = await scenario.session({ startsAt, courses: [course] })
  })
  beforeEach(async () => {
    scenario.api.clock.set(DECEMBER)
    person = await scenario.opener()
  })

  it.each([
    ['of this year, for a session of this year', 'paid', () => now, () => now],
    ['of this year, for a session of the next', 'paid', () => now, () => january],
    ['of the next year, for a session of this one', 'paid', () => january, () => now],
    ['of the next year, for a session of the next', 'completed', () => january, () => january],
    ['completed this year, for a session of the next', 'completed', () => now, () => january],
    ['refunded this year, for a session of this year', 'refunded', () => now, () => now],
  ] as const)('agrees with applying for a record %s', async (_, status, ofRecord, ofSession) => {
    await useLicence(ofRecord(), status)
    const { sessionNo, year } = ofSession()
    const { entity } = await check({ sessionNo })
    expect(entity.year).toBe(year)
    expect(entity.sentence).toContain(`${year}년`)
    const applied = await person.apply(ofSession(), { licences: [licence({ licenseNumber })] })
    expect(entity.eligible).toBe(applied.refusal === null)
    expect(entity.eligible).toBe(ofRecord() !== ofSession() || status === 'refunded')
  })

  it('names the first possible year and its price before a session is chosen', async () => {
    expect((await check()).entity).toMatchObject({ eligible: true, year: 2026, price: 40_000 })
    await useLicence(now, 'paid')
    expect((await check()).entity).toMatchObject({ eligible: true, year: 2027, price: 42_000 })
    await useLicence(january, 'paid')
    expect((await check()).entity).toMatchObject({ eligible: false, year: 2026 })
  })

  it('links back only to one’s own application of the session’s year', async () => {
    await person.apply(january, { licences: [licence({ licenseNumber })] })
    expect(await checkFor(january)).toMatchObject({ eligible: false, existing: expect.any(Object) as object })
    expect(await checkFor(now)).toMatchObject({ eligible: true, existing: null })
  })

  it('refuses an unknown session, a hidden one and one for others', async () => {
    expect((await check({ sessionNo: 99_999 })).refusal).toBe('SESSION_NOT_FOUND')
    const { sessionNo } = await scenario.session({ isShown: false })
    expect((await check({ sessionNo })).refusal).toBe('SESSION_NOT_FOUND')
    const trade = await check({ sessionNo: january.sessionNo, industryType: 2 })
    expect(trade.refusal).toBe('SESSION_OTHER_TRADE')
    expect((await check({ sessionNo: 0 })).status).toBe(400)
  })
})
