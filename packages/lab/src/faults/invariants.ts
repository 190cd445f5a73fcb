import type { Queries } from '@hygiene/db/connect'
import type { RunningSandbox } from '@hygiene/testing'
import type { Broken } from './broken.ts'
import type { Acknowledged } from './acknowledged.ts'
import { countOf } from './count-of.ts'
import { findWrongMoney } from './money-invariants.ts'
import type { Stage } from './stage.ts'
import { findForged } from './time-invariants.ts'

/** Allows for rounding to milliseconds and for a progress record up to a second ahead of its answer. */
const SLACK_SECONDS = 3

/** Is shorter than any hold, because the test cancels none (docs/rules/in-person.md). */
const SHORTEST_HOLD_MS = 29 * 60_000

export async function findBroken(
  { db, sandbox, faultyGateway }: Stage,
  acknowledged: Acknowledged,
): Promise<Broken[]> {
  const broken = await Promise.all([
    lostMinutes(db, acknowledged),
    lostSeats(db, acknowledged),
    findWrongMoney(db, acknowledged, faultyGateway.slandered),
    findForged(db, acknowledged.begunAt),
    countOf(db, 'two live seats of one person in one venue', TWICE_SEATED),
    countOf(db, 'a venue with more seats taken than it has', OVERSOLD),
    peopleNotifiedTwice(sandbox),
  ])
  return broken.flat()
}

async function lostMinutes(db: Queries, { watched }: Acknowledged): Promise<Broken[]> {
  const notified = [...watched.values()]
  const kept = await db.lectureProgress.findMany({
    where: { enrolmentNo: { in: notified.map(({ enrolmentNo }) => enrolmentNo) } },
  })
  const seconds = new Map(
    kept.map(({ enrolmentNo, lectureNo, creditedMs }) => [`${enrolmentNo}.${lectureNo}`, creditedMs / 1000]),
  )
  return notified.flatMap(({ enrolmentNo, lectureNo, credited, since }) => {
    const has = seconds.get(`${enrolmentNo}.${lectureNo}`) ?? 0
    const passed = (performance.now() - since) / 1000
    if (has < credited - 0.001)
      return [
        { what: 'acknowledged seconds that are gone', found: `${enrolmentNo}: told ${credited}, has ${has}` },
      ]
    if (has > passed + SLACK_SECONDS)
      return [{ what: 'more seconds than have passed', found: `${enrolmentNo}: ${has} in ${passed}` }]
    return []
  })
}

async function lostSeats(db: Queries, { booked }: Acknowledged): Promise<Broken[]> {
  const kept = await db.booking.findMany({ where: { applicationNo: { in: [...booked.keys()] } } })
  const lost = booked.size - kept.length
  const early = kept.filter(
    ({ applicationNo, seat }) =>
      seat === 'released' && performance.now() - (booked.get(applicationNo) ?? 0) < SHORTEST_HOLD_MS,
  ).length
  return [
    ...(lost > 0 ? [{ what: 'promised seats that are gone', found: String(lost) }] : []),
    ...(early > 0 ? [{ what: 'promised seats let go before their time', found: String(early) }] : []),
  ]
}

const TWICE_SEATED = `
  SELECT "memberNo", "sessionNo" FROM "Booking" WHERE "seat" IN ('held', 'sold') GROUP BY 1, 2 HAVING count(*) > 1`

const OVERSOLD = `
  SELECT s."sessionNo" FROM "InPersonSession" s JOIN "Booking" b USING ("sessionNo")
   WHERE b."seat" = 'sold' OR (b."seat" = 'held' AND b."heldUntil" > now()) GROUP BY s."sessionNo", s."capacity" HAVING count(*) > s."capacity"`

async function peopleNotifiedTwice({ origin }: RunningSandbox): Promise<Broken[]> {
  const state = (await (await fetch(`${origin}/control/state`)).json()) as {
    messages: { customFields?: { reference?: string }; failure?: string }[]
  }
  const sent = state.messages.filter(({ failure }) => failure === undefined)
  const references = sent.flatMap(({ customFields }) => customFields?.reference ?? [])
  const twice = references.length - new Set(references).size
  return twice === 0 ? [] : [{ what: 'text messages that went out twice', found: String(twice) }]
}

export async function countOpenWork(db: Queries): Promise<number> {
  const [row] = await db.$queryRaw<{ open: number }[]>`
    SELECT count(*)::int AS "open" FROM "Outbox" WHERE "doneAt" IS NULL AND ("notBefore" IS NULL OR "notBefore" <= now())`
  return row?.open ?? 0
}
