import { acceptOffer } from '@hygiene/contracts/in-person/queue/accept-offer'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { lockApplication } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { offerFreeSeats } from '@hygiene/operations/in-person/seat/offer-free-seats'
import { releaseSeat } from '@hygiene/operations/in-person/seat/release-seat'
import { takeSeat } from '@hygiene/operations/in-person/seat/take-seat'
import { addVenue, bookSeat, interleave, offerTo } from '@hygiene/testing'
import {
  MORNING,
  OFFER_UNTIL,
  openQueueScenario,
  type Queuer,
  type QueueScenario,
  seoul,
} from '@hygiene/testing/scenarios/queue-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: QueueScenario
beforeAll(async () => {
  scenario = await openQueueScenario(startTestApi, { LOG_LEVEL: 'silent' })
})
afterAll(() => scenario.stop())

async function accept({ client, waitingNo }: Queuer & { waitingNo: number }) {
  return client.call(acceptOffer, { waitingNo })
}

async function owners(...sessions: InPersonSession[]): Promise<number[]> {
  return Promise.all(sessions.map((session) => scenario.taken(session, MORNING)))
}

it('leaves a booked person who accepts exactly one seat, while others take both', async () => {
  const { db } = scenario.api.database
  for (let round = 0; round < 3; round += 1) {
    const [own, wanted] = [
      await scenario.session(1, { startsAt: seoul('2026-12-15T10:00') }),
      await scenario.session(1),
    ]
    const person = await scenario.offeredElsewhere(own, wanted)
    const waiting = await scenario.book(own, { seat: 'waiting' })
    const lapsed = { seat: 'released', endReason: 'holdLapsed' } as const
    const [late, later] = [await scenario.book(wanted, lapsed), await scenario.book(own, lapsed)]
    const grab = ({ booking: { applicationNo } }: Queuer) =>
      db.$transaction((tx) => takeSeat(tx, applicationNo, MORNING))
    const offer = () => db.$transaction((tx) => offerFreeSeats(tx, own.sessionNo, MORNING))

    const [answer, tookWanted, tookOwn] = await Promise.all([
      accept(person),
      grab(late),
      grab(later),
      offer(),
    ])
    expect(answer.refusal).toBeNull()
    expect(tookWanted).toBe(false)
    expect(await scenario.stateOf(person)).toBe(`${wanted.sessionNo} sold paid`)

    // The old seat goes to the late payer, or to the person it is then offered to.
    await offer()
    const { status } = await scenario.place(waiting.waiting?.waitingNo ?? 0)
    expect(status).toBe(tookOwn ? 'waiting' : 'offered')
    expect(await owners(own, wanted)).toEqual([tookOwn ? 1 : 0, 1])
  }
})

it('loses neither the old seat nor the offer when a move breaks in the middle', async () => {
  const { pool } = scenario.api.database
  const [own, wanted] = [
    await scenario.session(1, { startsAt: seoul('2026-12-15T10:00') }),
    await scenario.session(1),
  ]
  const person = await scenario.offeredElsewhere(own, wanted)
  await pool.query(`ALTER TABLE "SeatMove" ADD CONSTRAINT "broken" CHECK (false) NOT VALID`)
  try {
    expect((await accept(person)).status).toBe(500)
  } finally {
    await pool.query(`ALTER TABLE "SeatMove" DROP CONSTRAINT "broken"`)
  }
  expect(await scenario.stateOf(person)).toBe(`${own.sessionNo} sold paid`)
  expect((await scenario.place(person.waitingNo)).status).toBe('offered')

  expect((await accept(person)).refusal).toBeNull()
  expect(await scenario.stateOf(person)).toBe(`${wanted.sessionNo} sold paid`)
})

async function cancel(db: Transaction, { booking: { applicationNo } }: Queuer): Promise<void> {
  await lockApplication(db, applicationNo)
  const cancelled = { status: 'cancelled', endReason: 'byPerson', endedAt: MORNING } as const
  await db.inPersonEnrolment.updateMany({ where: { applicationNo }, data: cancelled })
  await releaseSeat(db, applicationNo, MORNING)
}

it('keeps an application cancelled when its offer is accepted concurrently', async () => {
  const session = await scenario.session(1)
  const person = await scenario.offered(session)
  const answer = await interleave(
    scenario.api.database,
    (db) => cancel(db, person),
    () => accept(person),
  )
  expect(answer.refusal).toBe('OFFER_OVER')
  expect(await scenario.stateOf(person)).toBe(`${session.sessionNo} released byPerson`)
})

it('lets a person with two offers of two venues at the same time take one of them', async () => {
  const { db } = scenario.api.database
  for (let round = 0; round < 3; round += 1) {
    const here = await scenario.session(1)
    const there = await scenario.session(1, { venue: await addVenue(db, { name: '안양 교육장' }) })
    const person = await scenario.offered(here)
    const member = await db.member.findUniqueOrThrow({ where: { memberNo: person.booking.memberNo } })
    const licences = [{ licenceNo: `2026555${round}666` }]
    const second = await bookSeat(db, member, there, { seat: 'waiting', licences })
    const waitingNo = second.waiting?.waitingNo ?? 0
    if (second.waiting) await offerTo(db, second.waiting, OFFER_UNTIL)

    const answers = await Promise.all([accept(person), accept({ ...person, waitingNo })])
    expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set(['SAME_TIME_BOOKED', null]))
    expect(new Set(await owners(here, there))).toEqual(new Set([0, 1]))
  }
})
