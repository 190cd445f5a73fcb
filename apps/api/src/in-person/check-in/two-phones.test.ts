import { randomUUID } from 'node:crypto'
import { openCheckIn } from '@hygiene/contracts/in-person/check-in/open-check-in'
import { makeCheckInPass } from '@hygiene/operations/in-person/check-in/check-in-pass'
import {
  addExpected,
  type CheckInScenario,
  handIn,
  openCheckInScenario,
  scanOf,
} from '@hygiene/testing/scenarios/check-in-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

const PEOPLE = 300
const BATCH = 120

let scenario: CheckInScenario
let venue: Awaited<ReturnType<typeof addExpected>>[] = []

beforeAll(async () => {
  scenario = await openCheckInScenario(startTestApi, makeCheckInPass)
  for (let count = 0; count < PEOPLE; count += 1) venue.push(await addExpected(scenario))
  scenario.api.clock.set('2026-12-10T17:30:00+09:00')
}, 120_000)
afterAll(() => scenario.api.stop())

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60, 0].map((part) => String(part).padStart(2, '0')).join(':')

function recorded(inFrom: number, outFrom: number, isBackwards: boolean) {
  const people = isBackwards ? venue.toReversed() : venue
  return people.flatMap((person, place) => [
    scanOf(person, 'in', clock(inFrom + (place % 20))),
    scanOf(person, 'out', clock(outFrom + (place % 20))),
  ])
}

async function sync(scans: ReturnType<typeof recorded>): Promise<string[]> {
  const deviceNo = randomUUID()
  const parts = []
  for (let from = 0; from < scans.length; from += BATCH) parts.push(scans.slice(from, from + BATCH))
  const answers = await Promise.all([...parts, ...parts].map((part) => handIn(scenario, part, deviceNo)))
  return answers.flatMap(({ entity }) => entity.results.map(({ outcome }) => outcome))
}

it('leaves 300 attendance rows when two offline phones record the same 300 people', async () => {
  const [front, back] = [recorded(9 * 60 + 10, 17 * 60, false), recorded(9 * 60 + 5, 17 * 60 + 5, true)]
  const outcomes = (await Promise.all([sync(front), sync(back)])).flat()
  expect(new Set(outcomes)).toEqual(new Set(['taken', 'known']))

  const { db } = scenario.api.database
  const rows = await db.attendance.findMany({ orderBy: { applicationNo: 'asc' } })
  expect(rows).toHaveLength(PEOPLE)
  expect(await db.checkInScan.count()).toBe(4 * PEOPLE)
  expect(await db.checkInScan.groupBy({ by: ['deviceNo'], _count: true })).toHaveLength(2)
  for (const [place, row] of rows.entries()) {
    const behind = PEOPLE - 1 - place
    const inAt = clock(9 * 60 + Math.min(10 + (place % 20), 5 + (behind % 20)))
    const outAt = clock(17 * 60 + Math.max(place % 20, 5 + (behind % 20)))
    expect(row.inAt).toEqual(new Date(`2026-12-10T${inAt}+09:00`))
    expect(row.outAt).toEqual(new Date(`2026-12-10T${outAt}+09:00`))
  }
})

it('shows each phone the other’s people after the sync', async () => {
  const { people } = (await scenario.api.client.call(openCheckIn, { code: scenario.code })).entity
  expect(people).toHaveLength(PEOPLE)
  expect(people.every(({ inAt, outAt }) => inAt !== null && outAt !== null)).toBe(true)
})

it('writes nothing new when the phones submit nothing new', async () => {
  const { db } = scenario.api.database
  const before = await db.attendance.findMany({ orderBy: { applicationNo: 'asc' } })
  scenario.api.clock.advance(60)
  const later = venue.map((person) => scanOf(person, 'in', '10:00:00'))
  await sync(later)
  expect(await db.attendance.findMany({ orderBy: { applicationNo: 'asc' } })).toEqual(before)
})
