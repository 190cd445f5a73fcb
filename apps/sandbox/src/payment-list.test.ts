import { nightSide } from '@hygiene/gateways'
import { PaymentClient } from '@portone/server-sdk/payment'
import { AccountClient } from '@portone/server-sdk/platform/account'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEnvironment, type Environment } from './testing/open-environment.ts'

let environment: Environment
let now: Date

beforeEach(async () => {
  now = new Date('2026-11-20T01:00:00Z')
  environment = await openEnvironment({ now: () => now })
})
afterEach(() => environment.close())

const FROM = new Date('2026-11-20T00:00:00Z')
const UNTIL = new Date('2026-11-21T00:00:00Z')
const page = async (number = 0) =>
  environment.payments.listPayments({ from: FROM, until: UNTIL, page: number })

async function pay(...paymentIds: string[]): Promise<void> {
  for (const paymentId of paymentIds) {
    now = new Date(now.getTime() + 60_000)
    await environment.control(`/control/payments/${paymentId}/approve`, { amountWon: 36_000 })
  }
}

describe('the list of payments', () => {
  it('lists the payments of a period in the order of their change', async () => {
    await pay('order2', 'order1')
    now = UNTIL
    await pay('order3')
    const { payments, totalCount } = await page()
    expect(payments.map(({ paymentId, status, paidWon }) => [paymentId, status, paidWon])).toEqual([
      ['order2', 'paid', 36_000],
      ['order1', 'paid', 36_000],
    ])
    expect(totalCount).toBe(2)
    expect((await page(1)).payments).toEqual([])
  })

  it('serves the vendor’s own client page by page', async () => {
    await pay('order1', 'order2', 'order3')
    const { apiSecret: secret, baseUrl, storeId } = environment.client
    const client = PaymentClient({ secret, baseUrl, storeId })
    const second = await client.getPayments({ page: { number: 1, size: 2 }, filter: { sortOrder: 'ASC' } })
    expect(second).toMatchObject({ items: [{ id: 'order3' }], page: { number: 1, size: 2, totalCount: 3 } })
  })

  it('lists a missing row, another sum or a duplicate as configured', async () => {
    await pay('order1', 'order2', 'order3')
    await environment.control('/control/list-faults', {
      missing: ['order1'],
      amounts: { order2: 30_000 },
      doubled: ['order3'],
    })
    const { payments } = await page()
    expect(payments.map(({ paymentId, paidWon }) => [paymentId, paidWon])).toEqual([
      ['order2', 30_000],
      ['order3', 36_000],
      ['order3', 36_000],
    ])
    expect(new Set(payments.map(({ transactionId }) => transactionId)).size).toBe(3)
  })
})

describe('the gateway in the nightly comparison', () => {
  it.each([
    ['development', 36_000],
    ['production', 0],
  ] as const)('counts money of a test channel in %s as %i won', async (DEPLOYMENT, heldWon) => {
    await pay('order1')
    const side = nightSide(environment.payments, { DEPLOYMENT })
    expect(await side.ask('order1')).toMatchObject({ totalWon: 36_000, heldWon, hasMoved: heldWon > 0 })
    const listed = await side.listPayments({ from: FROM, until: UNTIL, page: 0 })
    expect(listed).toMatchObject({ payments: [{ paymentId: 'order1', heldWon }], isLast: true })
  })

  it('counts no money for an account that was closed before its deposit', async () => {
    now = new Date(now.getTime() + 60_000)
    await environment.control('/control/payments/account1/approve', {
      method: 'VIRTUAL_ACCOUNT',
      amountWon: 36_000,
    })
    await environment.payments.closeVirtualAccount('account1')
    const side = nightSide(environment.payments, { DEPLOYMENT: 'development' })
    expect(await side.ask('account1')).toMatchObject({ heldWon: 0, hasMoved: false })
    expect(await side.ask('stranger')).toBeNull()
  })
})

describe('the holder of an account', () => {
  it('names the holder or reports an unknown account, also to the vendor’s own client', async () => {
    await environment.control('/control/holders', { '3021234567891': '김영자' })
    const ask = async (accountNumber: string) =>
      environment.payments.fetchAccountHolder({ bank: 'NONGHYUP', accountNumber })
    expect(await ask('3021234567891')).toEqual({ outcome: 'known', holderName: '김영자' })
    expect(await ask('3020000000000')).toEqual({ outcome: 'unknownAccount' })
    const { apiSecret: secret, baseUrl } = environment.client
    const notified = await AccountClient({ secret, baseUrl }).getPlatformAccountHolder({
      bank: 'NONGHYUP',
      accountNumber: '3021234567891',
    })
    expect(notified).toMatchObject({ holderName: '김영자' })
  })

  it('reports no holder when the bank is silent and omits the account from the error', async () => {
    const ask = environment.payments.fetchAccountHolder({ bank: 'NONGHYUP', accountNumber: '3021234567891' })
    await expect(ask).rejects.toThrow(/TEMPORARILY_FAILED/)
    await environment.control('/control/faults', { httpStatus: 502 })
    const failed = await environment.payments
      .fetchAccountHolder({ bank: 'NONGHYUP', accountNumber: '3021234567891' })
      .catch(String)
    expect(failed).toMatch(/502 without JSON/)
    expect(failed).not.toContain('3021234567891')
  })
})
