import { queueFor } from '@hygiene/testing'
import { MORNING, seoul } from '@hygiene/testing/scenarios/queue-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QueueWorker, startQueueWorker } from '../testing/start-queue-worker.ts'
import { tendQueues } from './tend-queues.ts'

let scenario: QueueWorker
beforeAll(async () => {
  scenario = await startQueueWorker()
})
afterAll(() => scenario.stop())

const WAITS = 'waiting waiting applied'

describe('the queue job of every minute', () => {
  it('offers a seat freed without a hand-over, such as by an expired hold', async () => {
    const session = await scenario.session(1)
    await scenario.book(session, { seat: 'held', bookedAt: MORNING, heldUntil: seoul('2026-12-01T10:30') })
    const person = await scenario.wait(session, seoul('2026-11-20T09:00'))

    await tendQueues(scenario.at(seoul('2026-12-01T10:29')))
    expect(await scenario.places(person)).toEqual([WAITS])
    await tendQueues(scenario.at(seoul('2026-12-01T10:30')))
    await tendQueues(scenario.at(seoul('2026-12-01T10:31')))
    expect(await scenario.places(person)).toEqual(['offered waiting applied'])
    expect(await scenario.notified(person)).toEqual(['seatOffered'])
  })

  it('passes an expired offer to the next person in the same minute', async () => {
    const session = await scenario.session(1)
    const first = await scenario.wait(session, seoul('2026-11-20T09:00'))
    const second = await scenario.wait(session, seoul('2026-11-21T09:00'))
    await tendQueues(scenario.at(MORNING))
    await tendQueues(scenario.at(seoul('2026-12-02T10:00')))
    expect(await scenario.places(first, second)).toEqual([
      'lapsed released holdLapsed',
      'offered waiting applied',
    ])
  })
})

describe('the end of a waiting list', () => {
  it('ends the waiting list with applications and notifies a person without a seat', async () => {
    const session = await scenario.session(1)
    await scenario.book(session)
    const elsewhere = await scenario.session(1, { startsAt: seoul('2026-12-20T10:00') })
    const seatless = await scenario.wait(session, seoul('2026-11-20T09:00'), { licences: [{}, {}] })
    const seated = await scenario.book(elsewhere)
    await queueFor(scenario.database.db, seated.booking, session)

    await tendQueues(scenario.at(seoul('2026-12-09T17:59')))
    expect(await scenario.places(seatless, seated)).toEqual([WAITS, 'waiting sold paid'])
    await tendQueues(scenario.at(seoul('2026-12-09T18:00')))
    await tendQueues(scenario.at(seoul('2026-12-09T18:01')))
    expect(await scenario.places(seatless, seated)).toEqual([
      'lapsed released waitingLapsed',
      'lapsed sold paid',
    ])
    expect(await scenario.notified(seatless)).toEqual(['offerLapsed'])
    expect(await scenario.notified(seated)).toEqual([])
  })

  it('ends the wait of one person when the own session is bound, from its first instant', async () => {
    const session = await scenario.session(1)
    await scenario.book(session)
    const own = await scenario.session(1, { startsAt: seoul('2026-12-03T10:00'), applyClosesAt: MORNING })
    const person = await scenario.book(own)
    await queueFor(scenario.database.db, person.booking, session)

    await tendQueues(scenario.at(seoul('2026-12-02T23:59')))
    expect(await scenario.places(person)).toEqual(['waiting sold paid'])
    await tendQueues(scenario.at(seoul('2026-12-03T00:00')))
    expect(await scenario.places(person)).toEqual(['lapsed sold paid'])
  })

  it('leaves the waiting list of a cancelled session to the winding-up', async () => {
    const session = await scenario.session(1)
    const { sessionNo } = session
    const person = await scenario.wait(session, seoul('2026-11-20T09:00'))
    await scenario.database.db.inPersonSession.update({
      where: { sessionNo },
      data: { status: 'cancelled', cancelledAt: MORNING },
    })
    await tendQueues(scenario.at(seoul('2026-12-09T18:00')))
    expect(await scenario.places(person)).toEqual([WAITS])
  })
})
