import type { InPersonSession } from '@hygiene/db/generated/client'
import { addLicence, bookSeat } from '@hygiene/testing'
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
let session: InPersonSession
let person: Opener

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  scenario.api.clock.set(MORNING)
  session = await scenario.session()
  person = await scenario.opener()
})

describe('an application for a venue', () => {
  it('holds one seat for half an hour with each licence, the verified person and the price', async () => {
    const licences = [licence({ address2: '1층' }), licence({ industryType: 2 })]
    const { entity } = await person.apply(session, { licences })

    expect(entity).toEqual({
      applicationNo: entity.applicationNo,
      inPersonEnrolmentNos: [expect.any(Number), expect.any(Number)],
      sessionNo: session.sessionNo,
      price: 90_000,
      seat: 'held',
      heldUntil: '2026-11-21T01:30:00.000Z',
      waitingPosition: null,
    })
    const { enrolments, ...booking } = await scenario.api.database.db.booking.findUniqueOrThrow({
      where: { applicationNo: entity.applicationNo },
      include: { enrolments: { orderBy: { inPersonEnrolmentNo: 'asc' } } },
    })
    const { memberNo } = person.member
    expect(booking).toMatchObject({ memberNo, seat: 'held', heldSince: MORNING, bookedAt: MORNING })
    expect(enrolments.map(({ inPersonEnrolmentNo }) => inPersonEnrolmentNo)).toEqual(
      entity.inPersonEnrolmentNos,
    )
    expect(enrolments[0]).toMatchObject({
      memberNo,
      status: 'applied',
      endReason: null,
      year: 2026,
      salesType: 1,
      courseNo: scenario.courses[0]?.courseNo,
      licenceNo: licences[0]?.licenseNumber,
      licenceKey: licences[0]?.licenseNumber.replaceAll('-', ''),
      address2: '1층',
      userName: '박춘자',
      birth: '19560301',
      phone: '01012345678',
      priceWon: 40_000,
      appliedAt: MORNING,
    })
    expect(enrolments[1]).toMatchObject({ industryType: 2, priceWon: 50_000 })
    expect(await scenario.taken(session)).toBe(1)
  })

  it('makes one application of ten concurrent clicks', async () => {
    const licences = [licence()]
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.apply(session, { licences })))

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    const refusals = new Set(answers.flatMap(({ refusal }) => refusal ?? []))
    expect([...refusals]).toEqual(['ALREADY_APPLIED'])
    const { memberNo } = person.member
    expect(await scenario.api.database.db.application.count({ where: { memberNo } })).toBe(1)
    expect(await scenario.taken(session)).toBe(1)
  })

  it('takes the trade of a known licence from the register and joins decomposed letters', async () => {
    const wanted = licence({ businessTypeName: '휴게음식점', businessName: '새마음 식당'.normalize('NFD') })
    await addLicence(scenario.api.database.db, { licenceNo: wanted.licenseNumber.replaceAll('-', '') })
    const { entity } = await person.apply(session, { licences: [wanted] })
    const { applicationNo } = entity
    const kept = await scenario.api.database.db.inPersonEnrolment.findFirstOrThrow({
      where: { applicationNo },
    })
    expect(kept).toMatchObject({
      businessTypeName: '일반음식점',
      businessName: '새마음 식당'.normalize('NFC'),
    })
  })

  it('gives the last seat and refuses the next application', async () => {
    await scenario.fill(session, 29)
    expect((await person.apply(session)).entity.seat).toBe('held')
    expect((await (await scenario.opener()).apply(session)).refusal).toBe('SESSION_FULL')
  })

  it('gives away a seat whose hold has run out by the clock alone', async () => {
    await scenario.fill(session, 30, { seat: 'held', heldUntil: new Date(MORNING.getTime() + 1000) })
    expect((await person.apply(session)).refusal).toBe('SESSION_FULL')
    scenario.api.clock.advance(1)
    expect((await person.apply(session)).entity.seat).toBe('held')
  })

  it('refuses a trade at its cap and admits the other trade', async () => {
    const capped = await scenario.session({ tradeCaps: { 2: 1 } })
    await person.apply(capped, { licences: [licence({ industryType: 2 })] })
    const other = await scenario.opener()
    expect((await other.apply(capped, { licences: [licence({ industryType: 2 })] })).refusal).toBe(
      'SESSION_TRADE_FULL',
    )
    expect((await other.apply(capped, { licences: [licence(), licence({ industryType: 2 })] })).refusal).toBe(
      'SESSION_TRADE_FULL',
    )
    expect((await other.apply(capped)).entity.seat).toBe('held')
  })
})

describe('a full session', () => {
  it('puts people into the waiting list on request, in their order', async () => {
    const small = await scenario.session({ capacity: 1 })
    await scenario.fill(small, 1)
    const first = await person.apply(small, { joinsWaitingList: true })
    expect(first.entity).toMatchObject({
      seat: 'waiting',
      heldUntil: null,
      waitingPosition: 1,
      price: 40_000,
    })
    const second = await (await scenario.opener()).apply(small, { joinsWaitingList: true })
    expect(second.entity.waitingPosition).toBe(2)

    const { applicationNo } = first.entity
    const entry = await scenario.api.database.db.waitingEntry.findFirstOrThrow({ where: { applicationNo } })
    expect(entry).toMatchObject({ status: 'waiting', memberNo: person.member.memberNo, joinedAt: MORNING })
    expect(await scenario.taken(small)).toBe(1)
  })

  it('puts no person into the waiting list twice', async () => {
    const small = await scenario.session({ capacity: 1 })
    await scenario.fill(small, 1)
    await person.apply(small, { joinsWaitingList: true })
    expect((await person.apply(small, { joinsWaitingList: true })).refusal).toBe('SAME_TIME_BOOKED')
  })

  it('gives a freed seat to the waiting list even before the worker has offered the seat', async () => {
    const small = await scenario.session({ capacity: 1 })
    await scenario.fill(small, 1, { seat: 'held', heldUntil: new Date(MORNING.getTime() + 1000) })
    const { entity } = await person.apply(small, { joinsWaitingList: true })
    scenario.api.clock.advance(2)

    const late = await scenario.opener()
    expect((await late.apply(small)).refusal).toBe('SESSION_FULL')
    const { applicationNo } = entity
    const entry = await scenario.api.database.db.waitingEntry.findFirstOrThrow({ where: { applicationNo } })
    expect(entry.status).toBe('offered')
  })

  it('sells a seat that no waiting person can take', async () => {
    const small = await scenario.session({ capacity: 1 })
    await scenario.fill(small, 1, { seat: 'held', heldUntil: new Date(MORNING.getTime() + 1000) })
    await person.apply(small, { joinsWaitingList: true })
    await bookSeat(scenario.api.database.db, person.member, await scenario.session())
    scenario.api.clock.advance(2)
    expect((await (await scenario.opener()).apply(small)).entity.seat).toBe('held')
  })
})

describe('one person with several venues', () => {
  it('gives a person a seat in one venue at a time', async () => {
    await person.apply(session)
    const noon = await scenario.session({ startsAt: new Date('2026-12-10T13:00:00+09:00') })
    const evening = await scenario.session({ startsAt: new Date('2026-12-10T17:00:00+09:00') })
    expect((await person.apply(noon)).refusal).toBe('SAME_TIME_BOOKED')
    expect((await person.apply(session)).refusal).toBe('SAME_TIME_BOOKED')
    expect((await person.apply(evening)).code).toBe(1)
  })

  it('gives a person one seat when several venues are clicked concurrently', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const clicker = await scenario.opener()
      const venues = [await scenario.session(), await scenario.session(), await scenario.session()]
      const answers = await Promise.all(venues.map((venue) => clicker.apply(venue)))
      expect(answers.map(({ refusal }) => refusal ?? 'taken').toSorted()).toEqual([
        'SAME_TIME_BOOKED',
        'SAME_TIME_BOOKED',
        'taken',
      ])
    }
  })

  it('lets a person apply again for a time whose seat was given up', async () => {
    await bookSeat(scenario.api.database.db, person.member, session, { seat: 'released' })
    expect((await person.apply(await scenario.session())).code).toBe(1)
  })
})
