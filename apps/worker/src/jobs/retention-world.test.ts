import { setTimeout as wait } from 'node:timers/promises'
import { countExpiredRows } from '@hygiene/operations/platform/retention/count-expired-rows'
import { purgeExpiredRows } from '@hygiene/operations/platform/retention/purge-expired-rows'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completedEducation } from '../testing/completed-education.ts'
import { addExpiredApplication, type ExpiredApplication } from '../testing/expired-applications.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'

const NOW = new Date('2026-11-22T03:10:00+09:00')
const LONG_AGO = new Date('2020-06-01T12:00:00+09:00')
const LAST_DAY = new Date('2021-11-22T12:00:00+09:00')
let scenario: TestWorker

beforeAll(async () => {
  scenario = await startTestWorker()
})
afterAll(() => scenario.stop())

const db = () => scenario.database.db
const countsOf = (found: readonly { table: string; count: number }[]) => found.map(({ count }) => count)
const run = (batch: number, files: { remove(key: string): Promise<void> } = scenario.storage) =>
  purgeExpiredRows({ db: db(), files, batch }, NOW)
const filesLeft = async () => {
  const rows = await db().storedFile.findMany({ select: { storageKey: true } })
  const there = await Promise.all(rows.map(({ storageKey }) => scenario.storage.exists(storageKey)))
  return { rows: rows.length, there: there.filter(Boolean).length }
}

const isThere = async (applicationNo: number) =>
  (await db().application.count({ where: { applicationNo } })) === 1

const application: fc.Arbitrary<ExpiredApplication> = fc.record({
  isInPerson: fc.boolean(),
  ends: fc.array(fc.constantFrom('completed', 'cancelled', 'refunded', 'other' as const), {
    minLength: 1,
    maxLength: 2,
  }),
  payment: fc.option(
    fc.record({
      status: fc.constantFrom('ready', 'paid', 'cancelled', 'failed', 'paidAfterCancellation' as const),
      refund: fc.option(fc.constantFrom('requested', 'sent', 'done', 'failed' as const)),
      hasException: fc.boolean(),
    }),
  ),
  at: fc.constantFrom(
    LONG_AGO,
    LAST_DAY,
    new Date('2021-11-21T23:59:59+09:00'),
    new Date('2026-01-05T12:00:00+09:00'),
  ),
})

it('deletes what was predicted from any applications and keeps education whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(application, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 3 }),
      async (all, batch) => {
        for (const one of all) await addExpiredApplication(scenario, one)
        const education = await completedEducation(db())
        const foretold = await countExpiredRows(db(), NOW)
        expect(countsOf(await run(batch))).toEqual(countsOf(foretold))
        expect(await completedEducation(db())).toEqual(education)
        expect(countsOf(await countExpiredRows(db(), NOW)).some((count) => count > 0)).toBe(false)
        const { rows, there } = await filesLeft()
        expect(there).toBe(rows)
      },
    ),
    { numRuns: 8 },
  )
}, 120_000)

describe('an application after five years', () => {
  const ended: ExpiredApplication = {
    isInPerson: true,
    ends: ['cancelled', 'refunded'],
    payment: { status: 'cancelled', refund: 'done', hasException: false },
    at: LONG_AGO,
  }
  it.each<[string, Partial<ExpiredApplication>]>([
    ['one of its records was completed', { ends: ['cancelled', 'completed'] }],
    ['its last day is not over', { at: LAST_DAY }],
    ['its refund is under way', { payment: { status: 'paid', refund: 'sent', hasException: false } }],
    [
      'staff have to look at its money',
      { payment: { status: 'paidAfterCancellation', refund: null, hasException: true } },
    ],
  ])('keeps an application after five years when %s', async (_why, changed) => {
    const applicationNo = await addExpiredApplication(scenario, { ...ended, ...changed })
    await run(10)
    expect(await isThere(applicationNo)).toBe(true)
  })

  it('continues after a crash in the middle of a batch and leaves nothing behind', async () => {
    const numbers: number[] = []
    for (const isInPerson of [true, false, true, false, true]) {
      numbers.push(await addExpiredApplication(scenario, { ...ended, isInPerson }))
    }
    const foretold = countsOf(await countExpiredRows(db(), NOW)).reduce((sum, count) => sum + count, 0)
    let removals = 0
    const dying = {
      async remove(key: string) {
        removals += 1
        if (removals > 4) throw new Error('the power went')
        await scenario.storage.remove(key)
      },
    }
    await expect(run(2, dying)).rejects.toThrow('the power went')
    const left = countsOf(await countExpiredRows(db(), NOW)).reduce((sum, count) => sum + count, 0)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(foretold)

    expect(countsOf(await run(2)).reduce((sum, count) => sum + count, 0)).toBe(left)
    expect(await Promise.all(numbers.map(isThere))).toEqual([false, false, false, false, false])
    const { rows, there } = await filesLeft()
    expect(there).toBe(rows)
  })

  it('keeps an application when money arrives while the job waits for the lock', async () => {
    const applicationNo = await addExpiredApplication(scenario, {
      ...ended,
      isInPerson: false,
      payment: null,
    })
    const { memberNo } = await db().application.findUniqueOrThrow({ where: { applicationNo } })
    const running = await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Application" WHERE "applicationNo" = ${applicationNo} FOR UPDATE`
      const purge = run(10)
      await wait(300)
      await tx.payment.create({
        data: {
          paymentId: 'late',
          applicationNo,
          memberNo,
          paymentType: 3,
          orderName: '교육',
          amountWon: 36_000,
          status: 'paidAfterCancellation',
          exceptionText: '끝난 신청에 들어온 입금',
          createdAt: NOW,
        },
      })
      return [purge] as const
    })
    await running[0]
    expect(await isThere(applicationNo)).toBe(true)
  })
})
