import { connectDatabase } from '@hygiene/db/connect'
import { transaction } from '@hygiene/db/transaction'
import { afterAll, expect, it } from 'vitest'
import { cloneDatabase } from './postgres.ts'

const copy = await cloneDatabase()
const database = connectDatabase({ url: copy.url })

afterAll(async () => {
  await database.close()
  await copy.drop()
})

type Answer = { allowed: true } | { allowed: false; reason: 'NOT_NOW' }

const YES: Answer = { allowed: true }
const NO: Answer = { allowed: false, reason: 'NOT_NOW' }

async function addRegion(code: string, verdict: Answer): Promise<Answer> {
  return transaction(database.db, async (db) => {
    await db.region.create({ data: { code, name: '어느 도', level: 1 } })
    return verdict
  })
}

async function isThere(code: string): Promise<boolean> {
  return (await database.db.region.count({ where: { code } })) === 1
}

it('keeps the writes of an allowed transaction', async () => {
  expect(await addRegion('91', YES)).toEqual(YES)
  expect(await isThere('91')).toBe(true)
})

it('reverts the writes of a refused transaction and returns the refusal', async () => {
  expect(await addRegion('92', NO)).toEqual(NO)
  expect(await isThere('92')).toBe(false)
})

it('throws the error of a failed transaction', async () => {
  await expect(
    transaction(database.db, async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
})
