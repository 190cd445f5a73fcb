import { settlePayment } from '@hygiene/contracts/platform/job/settle-payment'
import { askClock, trustedClock } from '@hygiene/db/trusted-clock'
import { connectDatabase } from '@hygiene/db/connect'
import { handOver, handOverAll } from '@hygiene/db/outbox'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { cloneDatabase } from './postgres.ts'

const DAY = 86_400_000

const copy = await cloneDatabase()
const database = connectDatabase({ url: copy.url })
const clock = await trustedClock({
  ask: () => askClock(database.pool),
  warn: () => {},
  refuse: () => {},
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  clock.stop()
  await database.close()
  await copy.drop()
})

it.each([DAY, -DAY])('delivers work at the trusted instant while the machine is %i ms off', async (step) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + step })
  await database.db.$transaction(async (db) => {
    await handOver(db, settlePayment, { paymentNo: 1 })
    await handOverAll(db, settlePayment, [{ paymentNo: 2 }, { paymentNo: 3 }])
  })
  const forged = await database.db.$queryRaw`
    SELECT "createdAt" FROM "Outbox" WHERE abs(extract(epoch FROM now() - "createdAt")) > 60`
  expect(forged).toEqual([])
  expect(await database.db.outbox.count({ where: { kind: settlePayment.kind } })).toBeGreaterThan(2)
})
