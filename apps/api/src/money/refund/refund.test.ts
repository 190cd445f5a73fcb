import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { quoteRefund } from '@hygiene/contracts/money/refund/quote-refund'
import { requestReceipt } from '@hygiene/contracts/money/receipt/request-receipt'
import { openAccount } from '@hygiene/operations/money/payment/sealed-account'
import { addPerson } from '@hygiene/testing'
import {
  addApplicant,
  type Applicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: PaymentScenario
let payer: Applicant

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  payer = await addApplicant(scenario)
})
afterAll(() => scenario.stop())

async function pay(paymentType: 1 | 2 | 3 | 4 = 1): Promise<number> {
  const paymentId = await payer.order(paymentType)
  const method = { 1: 'CARD', 2: 'MOBILE', 3: 'VIRTUAL_ACCOUNT', 4: 'TRANSFER' }[paymentType]
  await scenario.sandbox.control(`/payments/${paymentId}/approve`, { method })
  if (paymentType === 3) await scenario.sandbox.control(`/payments/${paymentId}/deposit`, { when: 'now' })
  const { paymentNo, status } = (await payer.client.call(confirmPayment, { paymentId })).entity
  expect(status).toBe('paid')
  // Sets our own instant, from which the terms count: the gateway's clock is real and ours is frozen.
  await scenario.api.database.db.payment.update({
    where: { paymentNo },
    data: { paidAt: scenario.api.clock.now() },
  })
  return paymentNo
}

async function outboxKinds(): Promise<string[]> {
  return (await scenario.api.database.db.outbox.findMany()).map(({ kind }) => kind)
}

describe('refunds by the terms', () => {
  it('refunds everything before completion and ends the study immediately', async () => {
    const paymentNo = await pay()
    const quote = (await payer.client.call(quoteRefund, { paymentNo })).entity
    expect(quote).toMatchObject({ isAllowed: true, amount: 36_000, needsBankAccount: false })

    const { entity } = await payer.client.call(cancelPayment, { paymentNo, reason: '영업을 그만둡니다' })
    expect(entity).toMatchObject({ status: 'requested', amount: 36_000 })
    expect(await payer.status()).toBe('refunded')
    expect(await outboxKinds()).toContain('send-refund')
  })

  it('makes one refund from ten clicks', async () => {
    const paymentNo = await pay()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => payer.client.call(cancelPayment, { paymentNo, reason: '취소' })),
    )
    expect(new Set(answers.map(({ entity }) => entity.refundNo)).size).toBe(1)
    expect(await scenario.api.database.db.refund.count({ where: { paymentNo } })).toBe(1)
  })

  it('requires a bank account after a deposit and keeps the account encrypted', async () => {
    const paymentNo = await pay(3)
    expect((await payer.client.call(quoteRefund, { paymentNo })).entity.needsBankAccount).toBe(true)
    const without = await payer.client.call(cancelPayment, { paymentNo, reason: '취소' })
    expect(without.refusal).toBe('REFUND_ACCOUNT_REQUIRED')
    expect(await payer.status()).toBe('paid')

    const refundAccount = { bank: 'NONGHYUP', accountNumber: '302-1234-5678-91', holder: '김영자' }
    await payer.client.call(cancelPayment, { paymentNo, reason: '취소', refundAccount })
    const { accountSealed } = await scenario.api.database.db.refund.findFirstOrThrow({ where: { paymentNo } })
    expect(Buffer.from(accountSealed ?? []).toString('latin1')).not.toContain('3021234567891')
    expect(openAccount(scenario.api.config.REFUND_ACCOUNT_KEY, accountSealed ?? new Uint8Array())).toEqual({
      ...refundAccount,
      accountNumber: '3021234567891',
    })
  })

  it('refuses a refund after completion, after a month and before payment', async () => {
    const paymentNo = await pay()
    const { enrolmentNo } = payer.enrolment
    const { db } = scenario.api.database
    const completed = { status: 'completed' as const, completedAt: scenario.api.clock.now() }
    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: completed })
    const done = await payer.client.call(cancelPayment, { paymentNo, reason: '취소' })
    expect(done.refusal).toBe('NOT_REFUNDABLE_COMPLETED')

    await db.onlineEnrolment.update({
      where: { enrolmentNo },
      data: { status: 'studying', completedAt: null },
    })
    await db.payment.update({ where: { paymentNo }, data: { paidAt: new Date('2026-10-20T01:00:00Z') } })
    const late = await payer.client.call(cancelPayment, { paymentNo, reason: '취소' })
    expect(late.refusal).toBe('NOT_REFUNDABLE_FORFEITED')

    await db.payment.update({ where: { paymentNo }, data: { status: 'cancelled' } })
    expect((await payer.client.call(cancelPayment, { paymentNo, reason: '취소' })).refusal).toBe(
      'NOT_PAID_YET',
    )
  })

  it('refuses strangers, anonymous callers and wrong accounts', async () => {
    const paymentNo = await pay(3)
    await addPerson(scenario.api.database.db, { userId: `stranger${paymentNo}` })
    const stranger = await scenario.api.logIn(`stranger${paymentNo}`)
    const wish = { paymentNo, reason: '취소' }
    expect((await stranger.call(cancelPayment, wish)).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await stranger.call(quoteRefund, { paymentNo })).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await stranger.call(requestReceipt, { paymentNo })).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await scenario.api.client.call(cancelPayment, wish)).refusal).toBe('LOGIN_REQUIRED')
    const wrong = { bank: 'NOBANK', accountNumber: '3021234567891', holder: '김영자' }
    expect((await payer.client.call(cancelPayment, { ...wish, refundAccount: wrong })).status).toBe(400)
    const short = { bank: 'KOOKMIN', accountNumber: '12', holder: '김영자' }
    expect((await payer.client.call(cancelPayment, { ...wish, refundAccount: short })).status).toBe(400)
    expect((await payer.client.call(cancelPayment, { paymentNo, reason: '' })).status).toBe(400)
  })
})

const listed = async () => (await payer.client.call(listPayments, {})).entity.list[0]

describe('the payment list', () => {
  it('offers a refund under the terms until one is requested', async () => {
    const paymentNo = await pay()
    expect(await listed()).toMatchObject({ isRefundable: true, notRefundableSentence: null })
    await payer.client.call(cancelPayment, { paymentNo, reason: '취소' })
    expect(await listed()).toMatchObject({ isRefundable: false, notRefundableSentence: null })
  })

  it('offers no refund for a completed course and shows the reason', async () => {
    await pay()
    const { enrolmentNo } = payer.enrolment
    await scenario.api.database.db.onlineEnrolment.update({
      where: { enrolmentNo },
      data: { status: 'completed', completedAt: scenario.api.clock.now() },
    })
    expect(await listed()).toMatchObject({
      isRefundable: false,
      notRefundableSentence: '이미 수료한 교육은 환불되지 않습니다.',
    })
  })
})

describe('receipts', () => {
  it('freezes one receipt for repeated requests', async () => {
    const paymentNo = await pay()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => payer.client.call(requestReceipt, { paymentNo })),
    )
    expect(answers.every(({ entity }) => entity.state === 'preparing')).toBe(true)
    const receipt = await scenario.api.database.db.receipt.findFirstOrThrow({ where: { paymentNo } })
    expect(receipt.frozen).toMatchObject({
      amountWon: 36_000,
      amountInText: '일금 삼만육천원정',
      payerName: '김영자',
    })
    expect((await outboxKinds()).filter((kind) => kind === 'issue-receipt')).toHaveLength(1)
  })

  it('reports a failed drawing instead of endless preparation', async () => {
    const paymentNo = await pay()
    await payer.client.call(requestReceipt, { paymentNo })
    const { db } = scenario.api.database
    await db.receipt.updateMany({ where: { paymentNo }, data: { failure: 'No space left on the disk' } })
    const { entity } = await payer.client.call(requestReceipt, { paymentNo })
    expect(entity).toEqual({ state: 'failed', fileNo: null })
  })

  it('refuses a receipt for an unpaid order', async () => {
    const paymentId = await payer.order()
    const { paymentNo } = (await payer.client.call(confirmPayment, { paymentId })).entity
    expect((await payer.client.call(requestReceipt, { paymentNo })).refusal).toBe('NOT_PAID_YET')
  })
})
