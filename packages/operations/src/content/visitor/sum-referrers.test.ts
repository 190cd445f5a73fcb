import { type DatabaseScenario, openDatabaseScenario } from '@hygiene/testing/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sumReferrers } from './sum-referrers.ts'

let scenario: DatabaseScenario

beforeAll(async () => {
  scenario = await openDatabaseScenario()
  const visits: [day: string, siteName: string, visits: number][] = [
    ['2026-11-20', 'search.example', 1],
    ['2026-11-21', 'search.example', 2],
    ['2026-11-21', 'portal.example', 7],
    ['2026-11-22', 'search.example', 3],
    ['2026-11-23', 'search.example', 9],
  ]
  await scenario.database.db.referrerVisit.createMany({
    data: visits.map(([day, siteName, count]) => ({ visitedOn: new Date(day), siteName, visits: count })),
  })
})
afterAll(() => scenario.stop())

it('sums visits by site over the requested Seoul days, most visits first', async () => {
  expect(await sumReferrers(scenario.database.db, '2026-11-21', '2026-11-22')).toEqual([
    { siteName: 'portal.example', visits: 7 },
    { siteName: 'search.example', visits: 5 },
  ])
  expect(await sumReferrers(scenario.database.db, '2026-11-24', '2026-11-30')).toEqual([])
})
