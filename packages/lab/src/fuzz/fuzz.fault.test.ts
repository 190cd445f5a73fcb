import { cloneDatabase } from '@hygiene/testing/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fuzz } from './fuzz.ts'

const SEED = 20_261_122
const CALLS = 1_500
let database: Awaited<ReturnType<typeof cloneDatabase>>

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

it('answers 1,500 random calls without breaking', { timeout: 300_000 }, async () => {
  const report = await fuzz(database.url, SEED, CALLS)
  expect(report.faults).toEqual([])
  expect(report.calls).toBe(CALLS)
  expect(report.successes).toBeGreaterThan(100)
})
