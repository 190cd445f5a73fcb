import { closeDays } from '@hygiene/contracts/money/closing/staff/close-days'
import { readClosingMonth } from '@hygiene/contracts/money/closing/staff/read-closing-month'
import type { Transaction } from '@hygiene/db/connect'
import { NO_SUMS } from '@hygiene/domain/money/closing/closing'
import { type ContractClient, untilWaiting } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hearPaid } from '../../../testing/late-money.ts'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: PaymentScenario
let finance: ContractClient
let financeNo: number

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance, employeeNo: financeNo } = await logInStaff(scenario.api, 'closer', 'finance'))
})
afterAll(() => scenario.stop())

const db = () => scenario.api.database.db
async function paidOn(day: string, totalWon?: number) {
  const { paymentNo } = await hearPaid(scenario, await (await addApplicant(scenario)).order(), totalWon)
  const paidAt = new Date(`${day}T03:00:00Z`)
  await db().payment.update({ where: { paymentNo }, data: { status: 'paid', paidAt } })
}
async function seenOf(month: string, count: number) {
  const { days } = (await finance.call(readClosingMonth, { month })).entity
  return days.slice(0, count).map(({ day, sums }) => ({ day, seen: sums }))
}
const closedIn = async (month: string) => {
  const { days } = (await finance.call(readClosingMonth, { month })).entity
  return days.flatMap(({ day, state }) => (state === 'closed' ? [day] : []))
}

describe('the closing of several days', () => {
  it('closes several days together, each with its own row in the log', async () => {
    await paidOn('2026-09-02')
    const { entity } = await finance.call(closeDays, { days: await seenOf('2026-09', 3) })
    expect(entity.closed).toBe(3)
    expect(await closedIn('2026-09')).toEqual(['2026-09-01', '2026-09-02', '2026-09-03'])
    const days = ['2026-09-01', '2026-09-02', '2026-09-03']
    expect(
      await db().auditEntry.count({
        where: { employeeNo: financeNo, operation: 'closeDay', detail: { in: days } },
      }),
    ).toBe(3)
    const { receivedWon } = await db().closing.findFirstOrThrow({ where: { day: new Date('2026-09-02') } })
    expect(Number(receivedWon)).toBe(36_000)
  })

  it('closes all days or none', async () => {
    const changed = await seenOf('2026-08', 3)
    await paidOn('2026-08-02')
    expect((await finance.call(closeDays, { days: changed })).refusal).toBe('DAY_SUMS_CHANGED')
    const twice = [...(await seenOf('2026-08', 1)), ...(await seenOf('2026-08', 2))]
    expect((await finance.call(closeDays, { days: twice })).refusal).toBe('DAY_CLOSED')
    const today = { day: '2026-11-21', seen: NO_SUMS }
    const ahead = [...(await seenOf('2026-08', 2)), today]
    expect((await finance.call(closeDays, { days: ahead })).refusal).toBe('DAY_NOT_OVER')
    expect(await closedIn('2026-08')).toEqual([])
  })

  it('leaves out a day that differs from the gateway', async () => {
    await paidOn('2026-07-02', 40_000)
    const days = await seenOf('2026-07', 3)
    expect((await finance.call(closeDays, { days })).refusal).toBe('DAY_DIFFERENCE_UNEXPLAINED')
    expect(await closedIn('2026-07')).toEqual([])
    const [first, , third] = days
    if (!first || !third) throw new Error('No days')
    expect((await finance.call(closeDays, { days: [first, third] })).code).toBe(1)
  })

  it('closes days once for two concurrent closings in any order of days', async () => {
    const days = await seenOf('2026-06', 5)
    const head = (await logInStaff(scenario.api, 'closing head', 'headquarters')).client
    const { pool } = scenario.api.database
    const closing = async (tx: Transaction) => {
      // Blocks writes until this transaction ends: both calls have read by then, or wait for one that has.
      await tx.$executeRaw`LOCK TABLE "Closing" IN SHARE MODE`
      const one = finance.call(closeDays, { days })
      await untilWaiting(pool, 1)
      const other = head.call(closeDays, { days: days.toReversed() })
      await untilWaiting(pool, 2)
      return [one, other] as const
    }
    const rivals = await db().$transaction(closing, { timeout: 20_000 })
    const answers = (await Promise.all(rivals)).map(({ status, refusal }) => [status, refusal])
    expect(answers).toEqual([
      [200, null],
      [200, 'DAY_CLOSED'],
    ])
    expect(await closedIn('2026-06')).toHaveLength(5)
  })

  it.each([
    { days: [] },
    { days: [{ day: '2026-06-31', seen: NO_SUMS }] },
    { days: [{ day: '2026-06-30' }] },
  ])('refuses to close several days with %j', async (wrong) => {
    expect((await finance.call(closeDays, wrong as never)).status).toBe(400)
  })
})
