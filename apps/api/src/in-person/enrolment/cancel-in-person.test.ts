import type { ApplicationNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { cancelInPerson } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { bookSeat } from '@hygiene/testing'
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

const cancel = (inPersonEnrolmentNo: InPersonEnrolmentNo, { client } = person) =>
  client.call(cancelInPerson, { inPersonEnrolmentNo })
const apply = async (licences = [licence()]) => (await person.apply(session, { licences })).entity

async function addOrder(applicationNo: ApplicationNo) {
  return scenario.api.database.db.payment.create({
    data: {
      paymentId: `cancel${applicationNo}`,
      applicationNo,
      memberNo: person.member.memberNo,
      paymentType: 1,
      orderName: '집합교육',
      amountWon: 40_000,
      createdAt: MORNING,
    },
  })
}

describe('a cancellation before payment', () => {
  it('frees the seat, closes the order and starts the waiting list offer, only once', async () => {
    const { db } = scenario.api.database
    const { applicationNo, inPersonEnrolmentNos } = await apply()
    const { paymentNo } = await addOrder(applicationNo)
    const [inPersonEnrolmentNo = 0] = inPersonEnrolmentNos
    const answer = { inPersonEnrolmentNo, status: 'cancelled' }
    expect((await cancel(inPersonEnrolmentNo)).entity).toEqual(answer)

    expect(await scenario.taken(session)).toBe(0)
    expect(await db.booking.findUniqueOrThrow({ where: { applicationNo } })).toMatchObject({
      seat: 'released',
      releasedAt: MORNING,
    })
    expect(await db.inPersonEnrolment.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })).toMatchObject({
      status: 'cancelled',
      endReason: 'byPerson',
      endedAt: MORNING,
    })
    expect(await db.payment.findUniqueOrThrow({ where: { paymentNo } })).toMatchObject({
      status: 'cancelled',
    })
    const { sessionNo } = session
    const offers = { kind: 'offer-seats', payload: { equals: { sessionNo } } }
    expect(await db.outbox.count({ where: offers })).toBe(1)

    expect((await cancel(inPersonEnrolmentNo)).entity).toEqual(answer)
    expect(await db.outbox.count({ where: offers })).toBe(1)
  })

  it('keeps the seat for the other licences and closes an order that is too high', async () => {
    const { db } = scenario.api.database
    const { applicationNo, inPersonEnrolmentNos } = await apply([licence(), licence()])
    const { paymentNo } = await addOrder(applicationNo)
    await cancel(inPersonEnrolmentNos[0] ?? 0)
    expect(await scenario.taken(session)).toBe(1)
    expect(await db.payment.findUniqueOrThrow({ where: { paymentNo } })).toMatchObject({
      status: 'cancelled',
    })
    await cancel(inPersonEnrolmentNos[1] ?? 0)
    expect(await scenario.taken(session)).toBe(0)
  })

  it('lets the licence be applied for again', async () => {
    const licences = [licence()]
    const { inPersonEnrolmentNos } = await apply(licences)
    await cancel(inPersonEnrolmentNos[0] ?? 0)
    expect((await person.apply(session, { licences })).code).toBe(1)
  })

  it('frees the place of a trade that was full', async () => {
    const capped = await scenario.session({ tradeCaps: { 2: 1 }, startsAt: new Date('2026-12-12T01:00:00Z') })
    const licences = [licence(), licence({ industryType: 2 })]
    const { inPersonEnrolmentNos } = (await person.apply(capped, { licences })).entity
    const other = await scenario.opener()
    const restaurant = { licences: [licence({ industryType: 2 })] }
    expect((await other.apply(capped, restaurant)).refusal).toBe('SESSION_TRADE_FULL')
    await cancel(inPersonEnrolmentNos[1] ?? 0)
    expect((await other.apply(capped, restaurant)).code).toBe(1)
  })

  it('takes the application off the waiting list', async () => {
    const full = await scenario.session({ capacity: 1 })
    await scenario.fill(full, 1)
    const { applicationNo, inPersonEnrolmentNos } = (await person.apply(full, { joinsWaitingList: true }))
      .entity
    await cancel(inPersonEnrolmentNos[0] ?? 0)
    const places = await scenario.api.database.db.waitingEntry.findMany({ where: { applicationNo } })
    expect(places).toMatchObject([{ status: 'left' }])
  })
})

describe('a refused cancellation', () => {
  it.each([
    ['sold', 'paid', 'CANNOT_CANCEL_PAID'],
    ['sold', 'attended', 'CANNOT_CANCEL_PAID'],
    ['sold', 'completed', 'ALREADY_ENDED'],
    ['released', 'refunded', 'ALREADY_ENDED'],
    ['sold', 'absent', 'ALREADY_ENDED'],
  ] as const)(
    'refuses a cancellation when the seat is %s and the record %s',
    async (seat, status, refusal) => {
      const { enrolments } = await bookSeat(scenario.api.database.db, person.member, session, {
        seat,
        status,
      })
      expect((await cancel(enrolments[0]?.inPersonEnrolmentNo ?? 0)).refusal).toBe(refusal)
    },
  )

  it('refuses strangers, visitors and a malformed number', async () => {
    const { inPersonEnrolmentNos } = await apply()
    const [inPersonEnrolmentNo = 0] = inPersonEnrolmentNos
    expect((await cancel(inPersonEnrolmentNo, await scenario.opener())).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await scenario.api.client.call(cancelInPerson, { inPersonEnrolmentNo })).refusal).toBe(
      'LOGIN_REQUIRED',
    )
    expect((await cancel(-1)).status).toBe(400)
    expect(await scenario.taken(session)).toBe(1)
  })
})
