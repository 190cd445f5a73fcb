import type { InPersonSession } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { lapseOffers } from '@hygiene/operations/in-person/queue/offer-seats'
import { relocateSession } from '@hygiene/operations/in-person/session/staff/move-in-person-session'
import { writeMove } from '@hygiene/operations/in-person/seat/enter-session'
import { releaseSeat } from '@hygiene/operations/in-person/seat/release-seat'
import { addSession, addVenue, bookSeat, frozenClock, interleave } from '@hygiene/testing'
import { type Booked, bookSomebody, stateOf } from '@hygiene/testing/scenarios/session-people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { warnsOf } from './trouble.ts'

const clock = frozenClock()
const seoul = (instant: string) => new Date(`${instant}+09:00`)
let scenario: TestWorker
let session: InPersonSession

beforeAll(async () => {
  scenario = await startTestWorker()
})
beforeEach(async () => {
  clock.set('2026-11-21T10:00:00+09:00')
  const { db } = scenario.database
  session = await addSession(db, {
    startsAt: seoul('2026-12-10T10:00:00'),
    venue: await addVenue(db),
  })
})
afterAll(() => scenario.stop())

async function moveTo(startsAt: string): Promise<InPersonSession> {
  const { db } = scenario.database
  const { sessionNo } = session
  const wanted = { sessionNo, startsAt: seoul(startsAt) }
  const verdict = await transaction(db, (tx) => relocateSession(tx, wanted, clock.now()))
  expect(verdict.allowed).toBe(true)
  return db.inPersonSession.findUniqueOrThrow({ where: { sessionNo } })
}

async function addOffered(): Promise<Booked> {
  const offered = await bookSomebody(scenario, null, session, { seat: 'waiting' })
  await scenario.database.db.waitingEntry.updateMany({
    where: { applicationNo: offered.booking.applicationNo },
    data: { status: 'offered', offeredAt: clock.now(), offerUntil: seoul('2026-11-22T10:00:00') },
  })
  return offered
}

const placeOf = ({ booking: { applicationNo } }: Booked) =>
  scenario.database.db.waitingEntry.findFirstOrThrow({ where: { applicationNo } })

describe('an open offer of a moved session', () => {
  it('shortens an offer to the time left to accept, says so, and checks again at its end', async () => {
    const offered = await addOffered()
    const { applyClosesAt } = await moveTo('2026-11-22T20:00:00')
    expect(applyClosesAt).toEqual(seoul('2026-11-22T04:00:00'))
    expect((await placeOf(offered)).offerUntil).toEqual(applyClosesAt)
    expect((await stateOf(scenario, offered)).notified).toEqual(['sessionMoved', 'seatOffered'])
    const { sessionNo } = session
    const again = {
      kind: 'offer-seats',
      payload: { equals: { sessionNo } },
      notBefore: applyClosesAt,
    }
    expect(await scenario.database.db.outbox.count({ where: again })).toBe(1)
  })

  it('keeps the end of an offer when there is time enough', async () => {
    const offered = await addOffered()
    await moveTo('2026-12-04T10:00:00')
    expect((await placeOf(offered)).offerUntil).toEqual(seoul('2026-11-22T10:00:00'))
    expect((await stateOf(scenario, offered)).notified).toEqual(['sessionMoved', 'seatOffered'])
  })

  it('ends an offer when applications have closed by the new time and makes no new one', async () => {
    const offered = await addOffered()
    await moveTo('2026-11-22T01:00:00')
    expect((await stateOf(scenario, offered)).notified).toEqual(['sessionMoved'])
    await lapseOffers(scenario.database.db, {}, warnsOf(scenario.deps), clock.now())
    expect((await placeOf(offered)).status).toBe('lapsed')
    expect(await stateOf(scenario, offered)).toMatchObject({
      seat: 'released',
      notified: ['sessionMoved', 'offerLapsed'],
    })
  })
})

it('clears a double booking from staff review once the person moves to another session', async () => {
  const { db } = scenario.database
  const busy = await bookSomebody(scenario, null, session)
  const elsewhere = await addSession(db, { startsAt: seoul('2026-12-04T10:00:00') })
  await bookSeat(db, busy.person, elsewhere, {
    licences: [{ licenceNo: `2026-99-${busy.booking.applicationNo}` }],
  })
  await moveTo('2026-12-04T14:00:00')
  expect((await stateOf(scenario, busy)).exceptionText).toContain('다른 집합교육')

  const later = await addSession(db, { startsAt: seoul('2026-12-17T10:00:00') })
  await db.$transaction((tx) =>
    writeMove(tx, busy.booking, later.sessionNo, { cause: 'person' }, clock.now()),
  )
  expect(await stateOf(scenario, busy)).toMatchObject({
    sessionNo: later.sessionNo,
    exceptionText: null,
  })
})

it('moves a session while a person gives the held seat back at that moment', async () => {
  const { database } = scenario
  const held = await bookSomebody(scenario, null, session, {
    seat: 'held',
    bookedAt: clock.now(),
    heldUntil: seoul('2026-12-08T10:00:00'),
  })
  const { applicationNo } = held.booking
  const { allowed } = await interleave(
    database,
    (db) => releaseSeat(db, applicationNo, clock.now()),
    async () => {
      const wanted = {
        sessionNo: session.sessionNo,
        startsAt: seoul('2026-12-04T10:00:00'),
      }
      return transaction(database.db, (db) => relocateSession(db, wanted, clock.now()))
    },
  )
  expect(allowed).toBe(true)
  expect(await stateOf(scenario, held)).toMatchObject({ seat: 'released' })
})
