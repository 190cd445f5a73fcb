import { callCountsIn } from '@hygiene/db/call-counts'
import { connectDatabase } from '@hygiene/db/connect'
import { afterAll, expect, it } from 'vitest'
import { cloneDatabase } from './postgres.ts'

const copy = await cloneDatabase()
const database = connectDatabase({ url: copy.url })
afterAll(async () => {
  await database.close()
  await copy.drop()
})

it('resets a count that began while the database clock was a day ahead', async () => {
  const endsAt = new Date(Date.now() + 86_400_000)
  await database.db.callCount.create({ data: { key: 'caller', count: 500, endsAt } })
  const add = callCountsIn(database.pool)
  const [counted] = await add([{ key: 'caller', by: 1 }])
  expect(counted?.count).toBe(1)
  // The column stores whole milliseconds and rounds.
  expect(counted?.msLeft).toBeLessThan(60_001)
  expect((await add([{ key: 'caller', by: 2 }]))[0]?.count).toBe(3)
})
