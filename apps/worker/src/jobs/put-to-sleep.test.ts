import { addPerson } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { putToSleep } from './put-to-sleep.ts'

let scenario: TestWorker
const NOW = new Date('2026-11-21T01:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

beforeAll(async () => {
  scenario = await startTestWorker()
  const { db } = scenario.database
  const people = {
    today: { lastLoginAt: NOW, createdAt: daysAgo(900) },
    almost: { lastLoginAt: daysAgo(364), createdAt: daysAgo(900) },
    year: { lastLoginAt: daysAgo(365), createdAt: daysAgo(900) },
    never: { lastLoginAt: null, createdAt: daysAgo(400) },
    newcomer: { lastLoginAt: null, createdAt: daysAgo(1) },
    left: { lastLoginAt: daysAgo(500), createdAt: daysAgo(900), withdrawnAt: daysAgo(400) },
  }
  for (const [name, data] of Object.entries(people)) {
    const userId = `sleeper-${name}`
    await addPerson(db, { userId })
    await db.member.update({ where: { userId }, data })
  }
})
afterAll(() => scenario.stop())

const asleep = async () => {
  const rows = await scenario.database.db.member.findMany({
    where: { dormantAt: NOW },
    orderBy: { userId: 'asc' },
  })
  return rows.map(({ userId }) => userId)
}

it('makes no account dormant when dormancy is switched off', async () => {
  const config = { ...scenario.deps.config, DORMANT_AFTER_DAYS: 0 }
  expect(await putToSleep({ ...scenario.deps, config, now: () => NOW })).toBe(0)
  expect(await asleep()).toEqual([])
})

it('makes accounts unused for a year dormant once and no others', async () => {
  const deps = { ...scenario.deps, now: () => NOW }
  expect(await putToSleep(deps)).toBe(2)
  expect(await putToSleep(deps)).toBe(0)
  expect(await asleep()).toEqual(['sleeper-never', 'sleeper-year'])
})
