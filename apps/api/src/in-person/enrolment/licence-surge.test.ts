import { cancelInPerson } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { cancelApplication } from '@hygiene/contracts/education/enrolment/cancel-application'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import { addCourse, addInPersonCourse } from '@hygiene/testing'
import { type Dice, dice, pick } from '@hygiene/testing/drive/dice'
import {
  licence,
  MORNING,
  type Opener,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paySeat } from '../../testing/pay-seat.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const PEOPLE = 6
const WAVES = 21
const AT_ONCE = 12

let scenario: SeatScenario
let venues: InPersonSession[]
let people: Opener[]
const paid = new Set<number>()
/** Changes every third wave, because a paid licence is no longer contested. */
let places: ReturnType<typeof licence>[] = []

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
  scenario.api.clock.set(MORNING)
  const { db } = scenario.api.database
  await addCourse(db)
  const courses = [await addInPersonCourse(db, { salesType: 2 })]
  venues = []
  for (const day of [10, 11, 12, 15, 16, 17]) {
    venues.push(
      await scenario.session({ startsAt: new Date(`2026-12-${day}T10:00:00+09:00`), courses, capacity: 100 }),
    )
  }
  people = []
  for (let at = 0; at < PEOPLE; at += 1) people.push(await scenario.opener())
})
afterAll(() => scenario.stop())

async function action(throwDice: Dice): Promise<number> {
  const [person, one, other] = [pick(people, throwDice(PEOPLE)), throwDice(4), throwDice(4)]
  const [kind, venue] = [throwDice(8), pick(venues, throwDice(6))]
  const { businessTypeName: _trade, ...place } = pick(places, one)
  if (kind < 3) {
    const licences = one === other ? [place] : [place, pick(places, other)]
    return (await person.apply(venue, { salesType: 2, licences })).status
  }
  if (kind < 5) {
    const bean = { ...place, phone: '01012345678', privacyConsent: true } as const
    return (await person.client.call(applyOnline, { onlineApplication: bean })).status
  }
  return kind < 7 ? cancelSomething(person, throwDice) : payLate(throwDice)
}

async function cancelSomething({ client, member }: Opener, throwDice: Dice): Promise<number> {
  const { db } = scenario.api.database
  const { memberNo } = member
  if (throwDice(2) === 0) {
    const own = await db.onlineEnrolment.findFirst({ where: { memberNo, status: 'applied' } })
    return own ? (await client.call(cancelApplication, { enrolmentNo: own.enrolmentNo })).status : 200
  }
  const own = await db.inPersonEnrolment.findFirst({ where: { memberNo, status: 'applied' } })
  return own
    ? (await client.call(cancelInPerson, { inPersonEnrolmentNo: own.inPersonEnrolmentNo })).status
    : 200
}

async function payLate(throwDice: Dice): Promise<number> {
  const { database, clock } = scenario.api
  const held = await database.db.booking.findMany({
    where: { seat: 'held' },
    orderBy: { applicationNo: 'asc' },
  })
  if (held.length === 0) return 200
  const { applicationNo } = pick(held, throwDice(held.length))
  await database.db.booking.updateMany({
    where: { applicationNo, seat: 'held' },
    data: { heldUntil: clock.now() },
  })
  await database.db.$transaction((tx) => releaseHold(tx, applicationNo, clock.now()))
  if (paid.has(applicationNo)) return 200
  paid.add(applicationNo)
  await paySeat(scenario.api, applicationNo)
  return 200
}

async function doubles(): Promise<unknown[]> {
  return scenario.api.database.db.$queryRaw`
    SELECT "licenceKey" FROM (
      SELECT "licenceKey", "year", "salesType" FROM "OnlineEnrolment" WHERE "status" NOT IN ('cancelled', 'refunded', 'expired')
       UNION ALL
      SELECT "licenceKey", "year", "salesType" FROM "InPersonEnrolment" WHERE "status" NOT IN ('cancelled', 'refunded', 'absent')) e
     GROUP BY "licenceKey", "year", "salesType" HAVING count(*) > 1`
}

it('never doubles a licence under a surge of applications in venues and online', async () => {
  const throwDice = dice(20_261_121)
  for (let wave = 0; wave < WAVES; wave += 1) {
    if (wave % 3 === 0) places = Array.from({ length: 4 }, () => licence())
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => action(throwDice)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await doubles()).toEqual([])
  }
  const { db } = scenario.api.database
  const [online, inPerson] = [await db.onlineEnrolment.count(), await db.inPersonEnrolment.count()]
  expect(Math.min(online, inPerson)).toBeGreaterThan(0)
}, 60_000)
