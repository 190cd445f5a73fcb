import { createPaymentGateway, GatewayUnavailable, refundKey } from '@hygiene/gateways'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEnvironment, type Environment } from './testing/open-environment.ts'

let environment: Environment

beforeEach(async () => {
  environment = await openEnvironment()
  await environment.control('/control/payments/order1/approve', { amountWon: 36_000 })
})

afterEach(() => environment.close())

const whole = {
  paymentId: 'order1',
  idempotencyKey: refundKey(1, 1),
  amountWon: 36_000,
  currentCancellableWon: 36_000,
  reason: '수강 취소',
}

describe('a refund', () => {
  it('cancels the payment for a full refund and leaves the rest for a partial one', async () => {
    expect(await environment.payments.cancel({ ...whole, amountWon: 6_000 })).toMatchObject({
      outcome: 'done',
      cancellation: { status: 'succeeded', amountWon: 6_000, reason: '수강 취소' },
    })
    expect(await environment.payments.fetchPayment('order1')).toMatchObject({
      status: 'partialCancelled',
      cancelledWon: 6_000,
    })

    const rest = {
      ...whole,
      idempotencyKey: refundKey(2, 1),
      amountWon: 30_000,
      currentCancellableWon: 30_000,
    }
    await environment.payments.cancel(rest)
    const payment = await environment.payments.fetchPayment('order1')
    expect(payment).toMatchObject({ status: 'cancelled', cancelledWon: 36_000 })
    expect(payment?.cancellations).toHaveLength(2)
    await environment.settle()
    expect(environment.shop.types()).toEqual(
      expect.arrayContaining(['Transaction.PartialCancelled', 'Transaction.Cancelled']),
    )
  })

  it('makes one refund from repeated requests under the same key', async () => {
    const first = await environment.payments.cancel({ ...whole, amountWon: 6_000 })
    expect(await environment.payments.cancel({ ...whole, amountWon: 6_000 })).toEqual(first)
    expect((await environment.payments.fetchPayment('order1'))?.cancelledWon).toBe(6_000)
  })

  it('postpones a repeated request while the first is in progress', async () => {
    await environment.control('/control/faults', { delayMs: 200 })
    const first = environment.payments.cancel(whole)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(environment.payments.cancel(whole)).rejects.toThrow(/IDEMPOTENCY_OUTSTANDING_REQUEST/)
    expect((await first).outcome).toBe('done')
  })

  it.each([
    ['more than is left', { amountWon: 40_000 }, 'amountTooLarge'],
    ['believing a wrong rest', { currentCancellableWon: 20_000 }, 'amountChanged'],
    ['of an unknown payment', { paymentId: 'nobody' }, 'paymentNotFound'],
    ['without a reason', { reason: '' }, 'invalidRequest'],
  ])('refuses a refund request: %s', async (_what, change, reason) => {
    expect(await environment.payments.cancel({ ...whole, ...change })).toMatchObject({
      outcome: 'refused',
      reason,
    })
  })

  it('refuses to refund a payment that was already refunded or never paid', async () => {
    await environment.payments.cancel(whole)
    const again = { ...whole, idempotencyKey: refundKey(1, 2) }
    expect(await environment.payments.cancel(again)).toMatchObject({ reason: 'alreadyCancelled' })

    await environment.control('/control/faults', { decline: true })
    await environment.control('/control/payments/order2/approve', { amountWon: 1_000 })
    const unpaid = { ...whole, paymentId: 'order2', idempotencyKey: refundKey(3, 1) }
    expect(await environment.payments.cancel(unpaid)).toMatchObject({ reason: 'notPaid' })
  })

  it('requires an account to refund a deposit', async () => {
    await environment.control('/control/payments/account1/approve', {
      method: 'VIRTUAL_ACCOUNT',
      amountWon: 36_000,
    })
    await environment.control('/control/payments/account1/deposit')
    const refund = { ...whole, paymentId: 'account1' }
    expect(await environment.payments.cancel(refund)).toMatchObject({ reason: 'invalidRequest' })

    const refundAccount = { bank: 'SHINHAN', number: '110123456789', holderName: '홍길동' }
    const complete = { ...refund, idempotencyKey: refundKey(1, 2), refundAccount }
    expect(await environment.payments.cancel(complete)).toMatchObject({ outcome: 'done' })
  })

  it('completes later a refund that was only accepted', async () => {
    await environment.control('/control/faults', { cancel: 'REQUESTED' })
    expect(await environment.payments.cancel(whole)).toMatchObject({ outcome: 'requested' })
    expect((await environment.payments.fetchPayment('order1'))?.status).toBe('paid')

    await environment.control('/control/payments/order1/settle-cancellation', { status: 'SUCCEEDED' })
    expect((await environment.payments.fetchPayment('order1'))?.status).toBe('cancelled')
  })
})

describe('a phone payment', () => {
  it('cancels a phone payment only within its month', async () => {
    let today = new Date('2026-11-30T14:00:00Z')
    const later = await openEnvironment({ now: () => today })
    await later.control('/control/payments/phone1/approve', { method: 'MOBILE', amountWon: 36_000 })
    today = new Date('2026-11-30T15:30:00Z')
    const refund = { ...whole, paymentId: 'phone1' }
    expect(await later.payments.cancel(refund)).toMatchObject({
      outcome: 'refused',
      reason: 'providerRefused',
    })
    await later.close()
  })
})

describe('a failing gateway', () => {
  it.each([{ httpStatus: 502 }, { timeout: true }, { delayMs: 2_300 }])(
    'reports an outage for %j',
    async (fault) => {
      await environment.control('/control/faults', fault)
      await expect(environment.payments.fetchPayment('order1')).rejects.toThrow(GatewayUnavailable)
    },
  )

  it('recovers after the configured number of requests', async () => {
    await environment.control('/control/faults', { httpStatus: 500, times: 1, service: 'payment' })
    await expect(environment.payments.fetchPayment('order1')).rejects.toThrow(GatewayUnavailable)
    expect((await environment.payments.fetchPayment('order1'))?.status).toBe('paid')
  })

  it('refuses a stranger and another store', async () => {
    const stranger = createPaymentGateway({ ...environment.client, apiSecret: 'guess' })
    await expect(stranger.fetchPayment('order1')).rejects.toThrow(/UNAUTHORIZED/)
    const other = createPaymentGateway({ ...environment.client, storeId: 'store-other' })
    await expect(other.fetchPayment('order1')).rejects.toThrow(/FORBIDDEN/)
  })
})
