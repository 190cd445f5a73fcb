import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEnvironment, type Environment } from './testing/open-environment.ts'

let environment: Environment

beforeEach(async () => {
  environment = await openEnvironment()
})

afterEach(() => environment.close())

const approve = (paymentId: string, body: object) =>
  environment.control(`/control/payments/${paymentId}/approve`, body)

describe('a payment', () => {
  it('reports a payment as unknown until its window opens', async () => {
    expect(await environment.payments.fetchPayment('order0000000000000001')).toBeNull()
  })

  it('reports card, approval number and receipt of a card payment', async () => {
    expect(await environment.payments.preRegister('order1', { amountWon: 36_000, taxFreeWon: null })).toEqual(
      {
        outcome: 'registered',
      },
    )
    await approve('order1', { method: 'CARD', card: 'SHINHAN_CARD', customer: { fullName: '홍길동' } })

    const payment = await environment.payments.fetchPayment('order1')

    expect(payment).toMatchObject({
      paymentId: 'order1',
      storeId: 'store-test',
      status: 'paid',
      channelType: 'TEST',
      amountWon: 36_000,
      paidWon: 36_000,
      cancelledWon: 0,
      currency: 'KRW',
      method: { type: 'card', cardName: '신한카드', installmentMonths: 0 },
      cancellations: [],
    })
    expect(payment?.paidAt).toBeInstanceOf(Date)
    const receipt = await fetch(payment?.receiptUrl ?? '')
    expect(await receipt.text()).toContain('36,000원')
  })

  it.each([
    ['MOBILE', 'mobile'],
    ['TRANSFER', 'transfer'],
  ])('reports a payment by %s as %s', async (method, type) => {
    await approve('order2', { method, amountWon: 1_000 })
    expect((await environment.payments.fetchPayment('order2'))?.method?.type).toBe(type)
  })

  it('refuses another registration of a paid order', async () => {
    await approve('order3', { amountWon: 1_000 })
    expect(
      await environment.payments.preRegister('order3', { amountWon: 2_000, taxFreeWon: null }),
    ).toMatchObject({
      outcome: 'refused',
      reason: 'alreadyPaid',
    })
  })

  it('reports why a payment was declined and accepts another attempt', async () => {
    await environment.control('/control/faults', { decline: true })
    const declined = await approve('order4', { amountWon: 1_000 })
    expect(declined.body).toMatchObject({ code: 'PGProviderError', pgCode: 'REJECT_PAYMENT' })
    const failed = await environment.payments.fetchPayment('order4')
    expect(failed).toMatchObject({ status: 'failed', failureMessage: '카드사에서 승인을 거절했습니다.' })

    await environment.control('/control/faults/reset')
    await approve('order4', { amountWon: 1_000 })
    const paid = await environment.payments.fetchPayment('order4')
    expect(paid?.status).toBe('paid')
    expect(paid?.transactionId).not.toBe(failed?.transactionId)
  })

  it('shows a wrong amount as configured', async () => {
    await approve('order5', { amountWon: 36_000 })
    await environment.control('/control/payments/order5/amount', { amountWon: 100 })
    expect((await environment.payments.fetchPayment('order5'))?.amountWon).toBe(100)
  })
})

describe('a virtual account', () => {
  beforeEach(async () => {
    await approve('account1', {
      method: 'VIRTUAL_ACCOUNT',
      bank: 'SHINHAN',
      amountWon: 36_000,
      validHours: 24,
    })
  })

  it('issues an account with bank, number and due date and marks the deposit as paid', async () => {
    const issued = await environment.payments.fetchPayment('account1')
    expect(issued).toMatchObject({
      status: 'virtualAccountIssued',
      method: { type: 'virtualAccount', bank: 'SHINHAN' },
    })
    if (issued?.method?.type !== 'virtualAccount') throw new Error('no account')
    expect(issued.method.accountNumber).toMatch(/^\d{14}$/)
    expect(Number(issued.method.expiresAt) - issued.requestedAt.getTime()).toBe(24 * 3_600_000)

    await environment.control('/control/payments/account1/deposit')
    expect((await environment.payments.fetchPayment('account1'))?.status).toBe('paid')
  })

  it('accepts a deposit after the due date even when the account was closed before', async () => {
    expect(await environment.payments.closeVirtualAccount('account1')).toMatchObject({ outcome: 'closed' })
    expect((await environment.payments.fetchPayment('account1'))?.status).toBe('cancelled')

    await environment.control('/control/payments/account1/deposit', { when: 'late' })

    const paid = await environment.payments.fetchPayment('account1')
    if (paid?.method?.type !== 'virtualAccount') throw new Error('no account')
    expect(paid.status).toBe('paid')
    expect(paid.cancelledWon).toBe(0)
    expect(Number(paid.paidAt)).toBeGreaterThan(Number(paid.method.expiresAt))
  })

  it('sends two different notices for two deposits', async () => {
    await environment.control('/control/payments/account1/deposit', { when: 'twice' })
    await environment.settle()
    const paid = environment.shop.notices.filter((notice) => notice.type === 'Transaction.Paid')
    expect(new Set(paid.map((notice) => notice.noticeId)).size).toBe(2)
  })

  it('refuses to close an account after the deposit', async () => {
    await environment.control('/control/payments/account1/deposit')
    expect(await environment.payments.closeVirtualAccount('account1')).toMatchObject({
      reason: 'notWaitingForDeposit',
    })
    expect(await environment.payments.closeVirtualAccount('nobody')).toMatchObject({
      reason: 'paymentNotFound',
    })
  })
})
