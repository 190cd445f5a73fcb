import { acceptOffer } from '@hygiene/contracts/in-person/queue/accept-offer'
import { declineOffer } from '@hygiene/contracts/in-person/queue/decline-offer'
import type { InPersonSession } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { judgeAccept } from '@hygiene/domain/in-person/queue/answer-offer'
import { signOffer } from '@hygiene/gateways'
import { lapseOffer } from '@hygiene/operations/in-person/queue/lapse-offer'
import { countFreeSeats, hasFreeSeat } from '@hygiene/operations/in-person/seat/count-free-seats'
import { findNextOffer, makeOffer, offerFreeSeats } from '@hygiene/operations/in-person/seat/offer-free-seats'
import { takeSeat } from '@hygiene/operations/in-person/seat/take-seat'
import { interleave, queueFor } from '@hygiene/testing'
import {
  MORNING,
  OFFER_UNTIL,
  openQueueScenario,
  type Queuer,
  type QueueScenario,
  seoul,
} from '@hygiene/testing/scenarios/queue-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

type Offered = Queuer & { waitingNo: number }
let scenario: QueueScenario
let session: InPersonSession
let own: InPersonSession
beforeAll(async () => {
  scenario = await openQueueScenario(startTestApi)
  own = await scenario.session(50, { startsAt: seoul('2026-12-15T10:00') })
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  session = await scenario.session(1)
})

const accept = async ({ client, waitingNo }: Offered) => client.call(acceptOffer, { waitingNo })

async function decline({ waitingNo }: Offered) {
  return scenario.api.client.call(declineOffer, {
    token: signOffer(scenario.api.config.OFFER_SECRET, waitingNo),
  })
}

async function lapse(db: Transaction, { waitingNo }: Offered): Promise<boolean> {
  return lapseOffer(db, await db.waitingEntry.findUniqueOrThrow({ where: { waitingNo } }), OFFER_UNTIL)
}

async function outcome(person: Offered): Promise<string> {
  const { status } = await scenario.place(person.waitingNo)
  return `${status}, ${(await scenario.stateOf(person)).split(' ').slice(1).join(' ')}`
}

async function acceptUnlocked({ waitingNo, booking: { applicationNo } }: Offered): Promise<void> {
  const { db } = scenario.api.database
  const judged = judgeAccept(await scenario.place(waitingNo), MORNING)
  if (judged === 'same' || 'refuse' in judged) return
  await db.waitingEntry.update({ where: { waitingNo }, data: { status: judged.write } })
  const held = { seat: 'held', heldUntil: OFFER_UNTIL, releasedAt: null } as const
  await db.booking.update({ where: { applicationNo }, data: held })
}

describe('an offer accepted as the offer lapses', () => {
  it('ends an offer as accepted or lapsed, whichever comes first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = await scenario.offered(await scenario.session(1))
      const lapsing = () => scenario.api.database.db.$transaction((db) => lapse(db, person))
      const [answer] =
        round % 2 === 0
          ? await Promise.all([accept(person), lapsing()])
          : await Promise.all([lapsing(), accept(person)]).then(([, taken]) => [taken])
      const isTaken = answer?.refusal === null
      expect(answer?.refusal ?? null).toBe(isTaken ? null : 'OFFER_OVER')
      expect(await outcome(person)).toBe(isTaken ? 'accepted, held applied' : 'lapsed, released holdLapsed')
    }
  })

  it('refuses the offer when the lapse came first and is not yet committed', async () => {
    const { database } = scenario.api
    const person = await scenario.offered(session)
    const answer = await interleave(
      database,
      (db) => lapse(db, person),
      () => accept(person),
    )
    expect(answer.refusal).toBe('OFFER_OVER')
    expect(await outcome(person)).toBe('lapsed, released holdLapsed')
  })

  it('gives a seat to an ended application when the lock is missing', async () => {
    const { database } = scenario.api
    const person = await scenario.offered(session)
    await interleave(
      database,
      (db) => lapse(db, person),
      () => acceptUnlocked(person),
    )
    expect(await outcome(person)).toBe('accepted, held holdLapsed')
  })
})

const EVENING = seoul('2026-12-01T23:29')
const LATER = seoul('2026-12-01T23:31')

async function twoWait() {
  const tomorrow = await scenario.session(5, { startsAt: seoul('2026-12-02T10:00'), applyClosesAt: MORNING })
  const kim = await scenario.book(tomorrow)
  await queueFor(scenario.api.database.db, kim.booking, session, { joinedAt: seoul('2026-11-01T09:00') })
  await scenario.book(session, { seat: 'waiting' })
}

async function offers(): Promise<number> {
  const { sessionNo } = session
  return scenario.api.database.db.waitingEntry.count({ where: { sessionNo, status: 'offered' } })
}

async function offerUnlocked(db: Transaction, now: Date): Promise<void> {
  const next = await findNextOffer(db, session, now)
  if (next) await makeOffer(db, next, now)
}

describe('one free seat', () => {
  it('offers the seat to one person, however many workers offer', async () => {
    const { database } = scenario.api
    const { sessionNo } = session
    await twoWait()
    const second = () => database.db.$transaction((db) => offerFreeSeats(db, sessionNo, LATER))
    expect(await interleave(database, (db) => offerFreeSeats(db, sessionNo, EVENING), second)).toBe(0)
    await Promise.all([second(), second(), second()])
    expect(await offers()).toBe(1)
  })

  it('offers the seat to two people when the lock is missing', async () => {
    const { database } = scenario.api
    await twoWait()
    const second = () => database.db.$transaction((db) => offerUnlocked(db, LATER))
    await interleave(database, (db) => offerUnlocked(db, EVENING), second)
    expect(await offers()).toBe(2)
  })
})

async function latePayer(): Promise<number> {
  const person = await scenario.book(session, { seat: 'released', endReason: 'holdLapsed' })
  return person.booking.applicationNo
}

async function kept(): Promise<number> {
  return (await scenario.taken(session, MORNING)) + (await offers())
}

describe('a person who takes a seat during its offer', () => {
  it('refuses the seat during an open offer and frees the seat at its end', async () => {
    const { database } = scenario.api
    const applicationNo = await latePayer()
    await scenario.book(session, { seat: 'waiting' })
    const take = (now: Date) => database.db.$transaction((db) => takeSeat(db, applicationNo, now))
    const offer = (db: Transaction) => offerFreeSeats(db, session.sessionNo, MORNING)

    expect(await interleave(database, offer, () => take(MORNING))).toBe(false)
    expect(await take(new Date(OFFER_UNTIL.getTime() - 1))).toBe(false)
    expect(await kept()).toBe(1)
    expect(await take(OFFER_UNTIL)).toBe(true)
  })

  it('makes no offer when the person took the seat first', async () => {
    const { database } = scenario.api
    const applicationNo = await latePayer()
    await scenario.book(session, { seat: 'waiting' })
    const offer = () => database.db.$transaction((db) => offerFreeSeats(db, session.sessionNo, MORNING))
    expect(await interleave(database, (db) => takeSeat(db, applicationNo, MORNING), offer)).toBe(0)
    expect(await kept()).toBe(1)
  })

  it('gives a person a seat already offered to another when the lock is missing', async () => {
    const { database } = scenario.api
    const applicationNo = await latePayer()
    await scenario.book(session, { seat: 'waiting' })
    const take = async () => {
      if (!hasFreeSeat(await countFreeSeats(database.db, session, [1], MORNING))) return
      await database.db.booking.update({ where: { applicationNo }, data: { seat: 'sold', releasedAt: null } })
    }
    await interleave(database, (db) => offerFreeSeats(db, session.sessionNo, MORNING), take)
    expect(await kept()).toBe(2)
  })
})

describe('two clicks on one offer', () => {
  it('moves the person once when both clicks accept', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await scenario.offeredElsewhere(own, await scenario.session(1))
      const answers = await Promise.all([accept(person), accept(person), accept(person)])
      expect(answers.map(({ entity }) => entity)).toEqual([1, 2, 3].map(() => answers[0]?.entity))
      const { applicationNo } = person.booking
      expect(await scenario.api.database.db.seatMove.count({ where: { applicationNo } })).toBe(1)
    }
  })

  it('counts one answer when one click accepts and one declines, whichever comes first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = await scenario.offered(await scenario.session(1))
      const [taken, declined] =
        round % 2 === 0
          ? await Promise.all([accept(person), decline(person)])
          : await Promise.all([decline(person), accept(person)]).then(([no, yes]) => [yes, no] as const)
      const isTaken = taken.refusal === null
      expect([taken.refusal, declined.refusal]).toEqual(
        isTaken ? [null, 'OFFER_TAKEN'] : ['OFFER_OVER', null],
      )
      expect(await outcome(person)).toBe(isTaken ? 'accepted, held applied' : 'declined, released byPerson')
    }
  })

  it('counts both a yes and a no when the lock is missing', async () => {
    const { database } = scenario.api
    const person = await scenario.offered(session)
    const declining = async (db: Transaction) => {
      await db.waitingEntry.update({ where: { waitingNo: person.waitingNo }, data: { status: 'declined' } })
      const cancelled = { status: 'cancelled', endReason: 'byPerson', endedAt: MORNING } as const
      await db.inPersonEnrolment.updateMany({
        where: { applicationNo: person.booking.applicationNo },
        data: cancelled,
      })
    }
    await interleave(database, declining, () => acceptUnlocked(person))
    expect(await outcome(person)).toBe('accepted, held byPerson')
  })
})
