import type { InPersonSession } from '@hygiene/db/generated/client'
import { addInPersonCourse, addVenue, queueFor } from '@hygiene/testing'
import { MORNING, seoul } from '@hygiene/testing/scenarios/queue-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QueueWorker, startQueueWorker } from '../testing/start-queue-worker.ts'
import { offerSeatsJob } from './offer-seats.ts'

let scenario: QueueWorker
beforeAll(async () => {
  scenario = await startQueueWorker()
})
afterAll(() => scenario.stop())

const ASKED = 'offered waiting applied'
const WAITS = 'waiting waiting applied'
const minutes = (count: number): Date => new Date(MORNING.getTime() + count * 60_000)

describe('free seats', () => {
  it('offers free seats in the order of the waiting list, one each, and once', async () => {
    const session = await scenario.session(3)
    await scenario.book(session)
    const late = await scenario.wait(session, seoul('2026-11-22T09:00'))
    const early = await scenario.wait(session, seoul('2026-11-20T09:00'))
    const between = await scenario.wait(session, seoul('2026-11-21T09:00'))

    await offerSeatsJob(scenario.at(MORNING), session)
    await offerSeatsJob(scenario.at(minutes(1)), session)
    expect(await scenario.places(early, between, late)).toEqual([ASKED, ASKED, WAITS])
    expect(await scenario.notified(early)).toEqual(['seatOffered'])

    const { waitingNo } = early.waiting
    const entry = await scenario.database.db.waitingEntry.findUniqueOrThrow({ where: { waitingNo } })
    expect(entry.offerUntil).toEqual(seoul('2026-12-02T10:00'))
    const { sessionNo } = session
    const back = { kind: 'offer-seats', payload: { equals: { sessionNo } } }
    expect(await scenario.database.db.outbox.count({ where: { ...back, notBefore: entry.offerUntil } })).toBe(
      2,
    )
  })

  it('offers seats with every trade a person needs, past people whose trade is full', async () => {
    const { db } = scenario.database
    const courses = [
      await addInPersonCourse(db, { industryType: 2 }),
      await addInPersonCourse(db, { industryType: 3 }),
    ]
    const session = await scenario.session(10, { courses, tradeCaps: { 2: 1 } })
    await scenario.book(session, { licences: [{ industryType: 2 }, { industryType: 3 }] })
    const both = await scenario.wait(session, seoul('2026-11-20T09:00'), {
      licences: [{ industryType: 3 }, { industryType: 2 }],
    })
    const other = await scenario.wait(session, seoul('2026-11-21T09:00'), { licences: [{ industryType: 3 }] })

    await offerSeatsJob(scenario.at(MORNING), session)
    expect(await scenario.places(both, other)).toEqual([WAITS, ASKED])
  })

  it('offers no seat to a person with a seat at that time or bound by today’s session', async () => {
    const session = await scenario.session(5)
    const sameTime = await scenario.session(5, {
      venue: await addVenue(scenario.database.db, { name: '안양 교육장' }),
    })
    const today = await scenario.session(5, { startsAt: seoul('2026-12-01T15:00'), applyClosesAt: MORNING })
    const next = await scenario.session(5, { startsAt: seoul('2026-12-02T10:00'), applyClosesAt: MORNING })

    const busy = await scenario.wait(session, seoul('2026-11-20T09:00'))
    const { db } = scenario.database
    const { booking } = await scenario.book(sameTime)
    await db.booking.update({
      where: { applicationNo: booking.applicationNo },
      data: { memberNo: busy.booking.memberNo },
    })
    const bound = await scenario.book(today)
    await queueFor(db, bound.booking, session)
    const free = await scenario.book(next)
    const { waitingNo } = await queueFor(db, free.booking, session, { joinedAt: seoul('2026-11-25T09:00') })

    await offerSeatsJob(scenario.at(MORNING), session)
    expect(await scenario.places(busy, bound, free)).toEqual([
      WAITS,
      'waiting sold paid',
      'offered sold paid',
    ])
    const entry = await db.waitingEntry.findUniqueOrThrow({ where: { waitingNo } })
    expect(entry.offerUntil).toEqual(seoul('2026-12-02T00:00'))
  })

  it.each<[string, Partial<InPersonSession> & { now?: string }, string]>([
    ['half an hour before applications close there is time to ask', { now: '2026-12-09T17:30' }, ASKED],
    ['a minute later no offer is made', { now: '2026-12-09T17:31' }, WAITS],
    ['a hidden session makes no offer', { isShown: false }, WAITS],
    ['a cancelled one neither', { status: 'cancelled', cancelledAt: MORNING }, WAITS],
  ])(
    'decides whether a free seat is offered: %s',
    async (_what, { now = '2026-12-01T10:00', ...columns }, expected) => {
      const session = await scenario.session(1)
      const { sessionNo } = session
      await scenario.database.db.inPersonSession.update({ where: { sessionNo }, data: columns })
      const person = await scenario.wait(session, seoul('2026-11-20T09:00'))

      await offerSeatsJob(scenario.at(seoul(now)), session)
      expect(await scenario.places(person)).toEqual([expected])
    },
  )
})

describe('an unanswered offer', () => {
  it('passes an expired offer to the next person and ends an application without another seat', async () => {
    const session = await scenario.session(1)
    const first = await scenario.wait(session, seoul('2026-11-20T09:00'))
    const second = await scenario.wait(session, seoul('2026-11-21T09:00'))

    await offerSeatsJob(scenario.at(MORNING), session)
    await offerSeatsJob(scenario.at(seoul('2026-12-02T09:59')), session)
    expect(await scenario.places(first, second)).toEqual([ASKED, WAITS])

    await offerSeatsJob(scenario.at(seoul('2026-12-02T10:00')), session)
    await offerSeatsJob(scenario.at(seoul('2026-12-02T10:00')), session)
    expect(await scenario.places(first, second)).toEqual(['lapsed released holdLapsed', ASKED])
    expect(await scenario.notified(first)).toEqual(['seatOffered', 'offerLapsed'])
    expect(await scenario.notified(second)).toEqual(['seatOffered'])
  })

  it('keeps the seat elsewhere when an offer is unanswered', async () => {
    const session = await scenario.session(1)
    const elsewhere = await scenario.session(1, { startsAt: seoul('2026-12-20T10:00') })
    const person = await scenario.book(elsewhere)
    await queueFor(scenario.database.db, person.booking, session, { offerUntil: MORNING })

    await offerSeatsJob(scenario.at(MORNING), session)
    expect(await scenario.places(person)).toEqual(['lapsed sold paid'])
  })

  it('keeps the place on another waiting list when an offer is unanswered', async () => {
    const session = await scenario.session(1)
    const other = await scenario.session(1, { startsAt: seoul('2026-12-20T10:00') })
    await scenario.book(other)
    const person = await scenario.wait(session, seoul('2026-11-20T09:00'))
    await queueFor(scenario.database.db, person.booking, other)

    await offerSeatsJob(scenario.at(MORNING), session)
    await offerSeatsJob(scenario.at(seoul('2026-12-02T10:00')), session)
    expect(await scenario.places(person)).toEqual(['lapsed waiting waiting applied'])
    const { applicationNo } = person.booking
    const booking = await scenario.database.db.booking.findUniqueOrThrow({ where: { applicationNo } })
    expect(booking.sessionNo).toBe(other.sessionNo)
  })
})
