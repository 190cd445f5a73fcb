import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { rememberedBlocks } from './blocked-addresses.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it('reads outdated ranges once for all calls that find them outdated', async () => {
  const { pool } = api.database
  let reads = 0
  const counted = Object.create(pool) as typeof pool
  counted.query = ((...given: Parameters<typeof pool.query>) => {
    reads += 1
    return pool.query(...given)
  }) as typeof pool.query
  const blocks = rememberedBlocks(counted)
  const now = api.clock.now()
  const ask = (at: Date) => Promise.all(Array.from({ length: 20 }, () => blocks.has('198.51.100.7', at)))

  expect(new Set(await ask(now))).toEqual(new Set([false]))
  expect(reads).toBe(1)
  await ask(new Date(now.getTime() + 10_000))
  expect(reads).toBe(2)
  blocks.purge()
  await ask(new Date(now.getTime() + 10_000))
  expect(reads).toBe(3)
})
