import { connectDatabase } from '@hygiene/db/connect'
import { inPoolTransaction } from '@hygiene/db/group-commits'
import { afterAll, describe, expect, it } from 'vitest'
import { cloneDatabase } from './postgres.ts'

const copy = await cloneDatabase()
const database = connectDatabase({ url: copy.url, poolSize: 1 })

afterAll(async () => {
  await database.close()
  await copy.drop()
})

async function writesOf(work: () => Promise<unknown>): Promise<number> {
  const client = await database.pool.connect()
  const { stream } = client.connection
  client.release()
  let writes = 0
  const plain = { uncork: stream.uncork.bind(stream) }
  Object.assign(stream, {
    uncork: () => {
      if (stream.writableCorked === 1 && stream.writableLength > 0) writes += 1
      plain.uncork()
    },
  })
  await work()
  Object.assign(stream, plain)
  return writes
}

const one = { name: 'one', text: 'SELECT $1::int AS "one"' }

describe('statements sent without waits', () => {
  it('sends a transaction that reads and then writes in two writes', async () => {
    const { pool } = database
    const writes = await writesOf(() =>
      inPoolTransaction(pool, async (client) => {
        const { rows } = await client.query<{ one: number }>({ ...one, values: [7] })
        const again = { ...one, values: [rows[0]?.one] }
        return { result: rows, writes: [client.query(again), client.query(again)] }
      }),
    )
    expect(writes).toBe(2)
  })

  it('answers each statement and keeps the connection usable after a failed one', async () => {
    const { pool } = database
    const answers = await Promise.allSettled([
      pool.query({ ...one, values: [1] }),
      pool.query('SELECT 1 / 0'),
      pool.query({ ...one, values: [3] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})
