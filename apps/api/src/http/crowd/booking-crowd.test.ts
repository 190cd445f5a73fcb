import { setTimeout as sleep } from 'node:timers/promises'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { CROWD, PLACE_HEADER, type PlaceInLine } from '@hygiene/contracts/kit/crowd'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addPerson } from '@hygiene/testing'
import {
  licence,
  MORNING,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addCrowd, type Visitor } from '../../testing/crowd.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

/** Provides the smallest line (32) and fewer concurrent calls than there are people who want a seat. */
const CROWDED = { BOOKINGS_AT_ONCE: '4', LOGIN_WAIT_SECONDS: '0.01', CALLS_AT_ONCE: '8', DATABASE_POOL: '4' }
const SEATS = 5
const PEOPLE = 80
const INSIDE = 4 + 32
let scenario: SeatScenario<TestApi>
let people: Visitor[]

beforeAll(async () => {
  scenario = await openSeatScenario((env) => startTestApi({ ...env, ...CROWDED }))
  people = await addCrowd([scenario.api], PEOPLE)
})
afterAll(() => scenario.stop())

const apply = ({ client }: Visitor, { sessionNo }: InPersonSession, ticket?: string) =>
  client.call(
    applyInPerson,
    {
      inPersonApplication: {
        sessionNo,
        salesType: 1,
        licences: [licence()],
        phone: '01012345678',
        privacyConsent: true,
      },
    },
    ticket === undefined ? {} : { headers: { [PLACE_HEADER]: ticket } },
  )

/** Retries with the ticket as instructed until the answer is final. Collects the places in `places`. */
async function applyAsNotified(visitor: Visitor, venue: InPersonSession, places: number[]) {
  let answer = await apply(visitor, venue)
  while (answer.status === 503) {
    const { message, envelope, headers } = answer
    expect({ code: envelope.code, message }).toEqual(CROWD.line)
    const { place, secondsLeft, ticket } = envelope.entity as PlaceInLine
    expect(secondsLeft).toBeGreaterThanOrEqual(1)
    places.push(place)
    await sleep(Number(headers.get('retry-after')) * 1000)
    answer = await apply(visitor, venue, ticket)
  }
  return answer.code
}

it('shows a crowd at a venue its place and time and answers each booking in the end', async () => {
  scenario.api.clock.set(MORNING)
  const { db } = scenario.api.database
  const venue = await scenario.session({ capacity: SEATS })
  await addPerson(db, { userId: 'elsewhere' })
  const notified = people.map((): number[] => [])
  const away = () => notified.filter((places) => places.length > 0)
  const { crowd } = await db.$transaction(
    async (blocking) => {
      await blocking.$executeRaw`LOCK TABLE "Booking" IN ACCESS EXCLUSIVE MODE`
      const coming = people.map((visitor, at) => applyAsNotified(visitor, venue, notified[at] ?? []))
      // A venue that opens must not keep anyone from logging in.
      await scenario.api.logIn('elsewhere')
      await vi.waitUntil(() => away().length >= PEOPLE - INSIDE, { timeout: 8_000 })
      return { crowd: coming }
    },
    { timeout: 20_000 },
  )
  const codes = await Promise.all(crowd)
  const seated = notified.filter((_places, at) => codes[at] === 1)
  expect(seated).toEqual(Array.from({ length: SEATS }, () => []))
  expect(await scenario.taken(venue)).toBe(SEATS)
  expect(away()).toHaveLength(PEOPLE - INSIDE)
  for (const [first = 0, ...later] of away()) {
    expect(first).toBeGreaterThan(32)
    expect(Math.max(0, ...later)).toBeLessThanOrEqual(first)
  }
})
