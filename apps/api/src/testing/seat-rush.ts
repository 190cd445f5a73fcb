import type { ApplicationNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { cancelInPerson } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import { bookSeat, type SeatWanted } from '@hygiene/testing'
import type { Pool } from 'pg'
import { addCrowd, type Visitor } from './crowd.ts'
import { paySeat } from './pay-seat.ts'
import {
  licence,
  MORNING,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { startTestApi, type TestApi } from './start-test-api.ts'

export const SEATS = 30
const TAKERS = 200
const LAPSE = new Date(MORNING.getTime() + 1000)
const NEXT_DAY = new Date('2026-11-22T00:00:00Z')
const WEEK_LATER = new Date('2026-12-17T10:00:00+09:00')

/** Runs two servers on one database: a lock within one process would not suffice. */
export interface RaceScenario extends SeatScenario<TestApi> {
  servers: [TestApi, TestApi]
}

export async function openRaceScenario(prepare: (pool: Pool) => void = () => {}): Promise<RaceScenario> {
  const scenario = await openSeatScenario(startTestApi)
  const second = await startTestApi({ LOG_LEVEL: 'silent' }, scenario.api)
  for (const { database } of [scenario.api, second]) prepare(database.pool)
  return {
    ...scenario,
    servers: [scenario.api, second],
    async stop() {
      await second.stop()
      await scenario.stop()
    },
  }
}

export interface Booked extends Visitor {
  applicationNo: ApplicationNo
  inPersonEnrolmentNo: InPersonEnrolmentNo
}

export async function addBooked(
  scenario: RaceScenario,
  session: InPersonSession,
  count: number,
  wanted: SeatWanted = {},
): Promise<Booked[]> {
  const people: Booked[] = []
  for (const visitor of await addCrowd(scenario.servers, count)) {
    const seat = await bookSeat(scenario.api.database.db, visitor.member, session, wanted)
    const { applicationNo } = seat.booking
    people.push({
      ...visitor,
      applicationNo,
      inPersonEnrolmentNo: seat.enrolments[0]?.inPersonEnrolmentNo ?? 0,
    })
  }
  return people
}

export async function move({ client, inPersonEnrolmentNo }: Booked, { sessionNo }: InPersonSession) {
  return client.call(moveSeat, { inPersonEnrolmentNo, sessionNo })
}

async function cancel({ client, inPersonEnrolmentNo }: Booked) {
  return client.call(cancelInPerson, { inPersonEnrolmentNo })
}

export interface Rush {
  venue: InPersonSession
  most: number
  payments: Set<string>
  statuses: Set<number>
}

/**
 * Lets 200 people compete for the 30 seats of one venue, of which 24 are taken. At the same time owners cancel, holds expire,
 * their deposits arrive late, and people move away and in. A person who finds it full tries again.
 */
export async function rush(scenario: RaceScenario): Promise<Rush> {
  scenario.api.clock.set(MORNING)
  const venue = await scenario.session({ capacity: SEATS })
  const statuses = new Set<number>()
  const actions = await runConcurrently(scenario, venue, statuses)
  const takers = new Set(await addCrowd(scenario.servers, TAKERS))
  const payments = new Set<string>()
  const take = async (taker: Visitor) => {
    const applicationNo = await apply(taker, venue)
    if (applicationNo === null) return
    takers.delete(taker)
    payments.add((await paySeat(scenario.api, applicationNo)).status)
  }
  const watch = watchSeats(scenario, venue)
  await Promise.all(
    mixed([...actions, ...[...takers].map((taker) => () => take(taker))]).map((action) => action()),
  )
  for (let round = 0; round < 5 && (await ownedSeats(scenario, venue)) < SEATS; round += 1) {
    await Promise.all([...takers].map(take))
  }
  return { venue, payments, statuses, most: await watch.stop() }
}

async function runConcurrently(
  scenario: RaceScenario,
  venue: InPersonSession,
  statuses: Set<number>,
): Promise<(() => Promise<unknown>)[]> {
  const { database, clock } = scenario.api
  const other = await scenario.session({ capacity: 300, startsAt: WEEK_LATER })
  await addBooked(scenario, venue, 6)
  const leaving = await addBooked(scenario, venue, 6)
  const cancelling = await addBooked(scenario, venue, 6, { seat: 'held', heldUntil: NEXT_DAY })
  const lapsing = await addBooked(scenario, venue, 6, { seat: 'held', heldUntil: LAPSE })
  const coming = await addBooked(scenario, other, 6)
  const note = async (answered: Promise<{ status: number }>) => statuses.add((await answered).status)
  const release = (applicationNo: ApplicationNo) =>
    database.db.$transaction((db) => releaseHold(db, applicationNo, clock.now()))
  return [
    ...leaving.map((person) => () => note(move(person, other))),
    ...coming.map((person) => () => note(move(person, venue))),
    ...cancelling.map((person) => () => note(cancel(person))),
    ...lapsing.map((person) => () => paySeat(scenario.api, person.applicationNo)),
    ...lapsing.map((person) => () => release(person.applicationNo)),
    async () => clock.advance(2),
  ]
}

export async function apply(visitor: Visitor, session: InPersonSession): Promise<number | null> {
  const { sessionNo } = session
  const inPersonApplication = {
    sessionNo,
    salesType: 1 as const,
    licences: [licence()],
    phone: '01012345678',
    privacyConsent: true as const,
  }
  const answer = await visitor.client.call(applyInPerson, { inPersonApplication })
  if (answer.status === 503) return apply(visitor, session)
  return answer.refusal === 'SESSION_FULL' ? null : answer.entity.applicationNo
}

async function ownedSeats({ api }: SeatScenario, { sessionNo }: InPersonSession): Promise<number> {
  return api.database.db.booking.count({
    where: { sessionNo, OR: [{ seat: 'sold' }, { seat: 'held', heldUntil: { gt: LAPSE } }] },
  })
}

function watchSeats(scenario: SeatScenario, venue: InPersonSession) {
  const watch = { isOver: false, most: 0 }
  const view = async () => {
    watch.most = Math.max(watch.most, await ownedSeats(scenario, venue))
  }
  const watching = (async () => {
    while (!watch.isOver) await view()
  })()
  return {
    async stop() {
      watch.isOver = true
      await watching
      await view()
      return watch.most
    },
  }
}

function mixed<T>(things: readonly T[]): T[] {
  return things
    .map((thing, place) => ({ thing, key: (place * 89) % 229 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ thing }) => thing)
}

export async function countStrays({ api }: SeatScenario): Promise<number> {
  const [row] = await api.database.db.$queryRaw<{ strays: number }[]>`
    SELECT count(*)::int AS "strays" FROM "Booking" b
      FULL JOIN (SELECT DISTINCT "applicationNo", "memberNo" FROM "InPersonEnrolment" WHERE "status" = 'paid') e
        ON e."applicationNo" = b."applicationNo" AND e."memberNo" = b."memberNo"
     WHERE coalesce(b."seat" = 'sold', false) <> (e."applicationNo" IS NOT NULL)`
  return row?.strays ?? -1
}
