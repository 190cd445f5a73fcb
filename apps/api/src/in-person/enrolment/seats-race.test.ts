import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStrays, openRaceScenario, type RaceScenario, rush, SEATS } from '../../testing/seat-rush.ts'

const RUNS = 2
let scenario: RaceScenario

describe('200 concurrent people for 30 seats', () => {
  beforeAll(async () => {
    scenario = await openRaceScenario()
  })
  afterAll(() => scenario.stop())

  it('sells exactly 30 seats, each to one person who paid, and never holds more', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const { venue, most, payments, statuses } = await rush(scenario)
      expect(most).toBe(SEATS)
      expect([...payments]).toEqual(['paid'])
      expect([...statuses]).toEqual([200])
      const { sessionNo } = venue
      const { db } = scenario.api.database
      expect(await db.booking.count({ where: { sessionNo, seat: 'sold' } })).toBe(SEATS)
      expect(await db.booking.count({ where: { sessionNo, seat: 'held' } })).toBe(0)
      expect(await countStrays(scenario)).toBe(0)
    }
  }, 120_000)
})

/** Starts the same servers, but the lock of the session has no effect. */
function leaveOutTheLock(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (config: unknown, ...more: unknown[]) => unknown
    const unlocked = (config: unknown, ...more: unknown[]) => {
      const isObject = typeof config === 'object' && config !== null
      const text = isObject && 'text' in config ? String(config.text) : ''
      if (!text.includes('FROM "InPersonSession"')) return query(config, ...more)
      return query({ ...Object(config), text: text.replace('FOR NO KEY UPDATE', '') }, ...more)
    }
    Object.assign(client, { query: unlocked })
  })
}

describe('the seats without the session lock', () => {
  beforeAll(async () => {
    scenario = await openRaceScenario(leaveOutTheLock)
  })
  afterAll(() => scenario.stop())

  it('oversells the seats', async () => {
    let most = 0
    // Repeats the run, because who reads before whom writes is random: most runs oversell, not every one.
    for (let run = 0; run < 10 && most <= SEATS; run += 1) most = (await rush(scenario)).most
    expect(most).toBeGreaterThan(SEATS)
  }, 120_000)
})
