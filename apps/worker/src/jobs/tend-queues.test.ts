import { queueFor } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MORNING, openSeatTown, type SeatTown, seoul } from '../testing/seat-town.ts'
import { tendQueues } from './tend-queues.ts'

let town: SeatTown
beforeAll(async () => {
  town = await openSeatTown()
})
afterAll(() => town.stop())

const WAITS = 'waiting waiting applied'

describe('every minute', () => {
  it('a seat nobody handed over is offered, such as that of a hold which ran out', async () => {
    const session = await town.session(1)
    await town.book(session, { seat: 'held', bookedAt: MORNING, heldUntil: seoul('2026-12-01T10:30') })
    const person = await town.wait(session, seoul('2026-11-20T09:00'))

    await tendQueues(town.at(seoul('2026-12-01T10:29')))
    expect(await town.standing(person)).toEqual([WAITS])
    await tendQueues(town.at(seoul('2026-12-01T10:30')))
    await tendQueues(town.at(seoul('2026-12-01T10:31')))
    expect(await town.standing(person)).toEqual(['offered waiting applied'])
    expect(await town.told(person)).toEqual(['seatOffered'])
  })

  it('an offer that ran out goes to the next in the same minute', async () => {
    const session = await town.session(1)
    const first = await town.wait(session, seoul('2026-11-20T09:00'))
    const second = await town.wait(session, seoul('2026-11-21T09:00'))
    await tendQueues(town.at(MORNING))
    await tendQueues(town.at(seoul('2026-12-02T10:00')))
    expect(await town.standing(first, second)).toEqual([
      'lapsed released holdLapsed',
      'offered waiting applied',
    ])
  })
})

describe('the end of a queue', () => {
  it('comes with the end of applications: who has no seat is told, who has one keeps it', async () => {
    const session = await town.session(1)
    await town.book(session)
    const elsewhere = await town.session(1, { startsAt: seoul('2026-12-20T10:00') })
    const seatless = await town.wait(session, seoul('2026-11-20T09:00'), { licences: [{}, {}] })
    const seated = await town.book(elsewhere)
    await queueFor(town.database.db, seated.booking, session)

    await tendQueues(town.at(seoul('2026-12-09T17:59')))
    expect(await town.standing(seatless, seated)).toEqual([WAITS, 'waiting sold paid'])
    await tendQueues(town.at(seoul('2026-12-09T18:00')))
    await tendQueues(town.at(seoul('2026-12-09T18:01')))
    expect(await town.standing(seatless, seated)).toEqual([
      'lapsed released waitingLapsed',
      'lapsed sold paid',
    ])
    expect(await town.told(seatless)).toEqual(['offerLapsed'])
    expect(await town.told(seated)).toEqual([])
  })

  it('comes for one person when the own session may no longer be left, from its first instant in Seoul', async () => {
    const session = await town.session(1)
    await town.book(session)
    const own = await town.session(1, { startsAt: seoul('2026-12-03T10:00'), applyClosesAt: MORNING })
    const person = await town.book(own)
    await queueFor(town.database.db, person.booking, session)

    await tendQueues(town.at(seoul('2026-12-02T23:59')))
    expect(await town.standing(person)).toEqual(['waiting sold paid'])
    await tendQueues(town.at(seoul('2026-12-03T00:00')))
    expect(await town.standing(person)).toEqual(['lapsed sold paid'])
  })

  it('of a session the association cancelled is not ours: winding it up tells everybody', async () => {
    const session = await town.session(1)
    const { sessionNo } = session
    const person = await town.wait(session, seoul('2026-11-20T09:00'))
    await town.database.db.inPersonSession.update({
      where: { sessionNo },
      data: { status: 'cancelled', cancelledAt: MORNING },
    })
    await tendQueues(town.at(seoul('2026-12-09T18:00')))
    expect(await town.standing(person)).toEqual([WAITS])
  })
})
