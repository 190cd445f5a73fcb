import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { readPayment } from '@hygiene/contracts/money/payment/read-payment'
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
  await scenario.sandbox.control('/faults/reset')
  payer = await addApplicant(scenario)
})
afterAll(() => scenario.stop())

describe('paying for an application', () => {
  it('fixes the amount on the server and returns the same order for a second request', async () => {
    const { applicationNo } = payer.enrolment
    const [first, second] = await Promise.all(
      [1, 2].map(() => payer.client.call(openOrder, { applicationNo, paymentType: 1 })),
    )
    expect(first?.entity.totalAmount).toBe(36_000)
    expect(second?.entity.paymentId).toBe(first?.entity.paymentId)
    expect(await scenario.api.database.db.payment.count({ where: { applicationNo } })).toBe(1)
  })

  it.each([
    [1, '/edu/payment/window'],
    [3, '/edu/payment/window/account'],
    [4, '/edu/payment/window'],
  ] as const)('opens the order by method %i in the window %s', async (paymentType, windowUrl) => {
    const { applicationNo } = payer.enrolment
    const { entity } = await payer.client.call(openOrder, { applicationNo, paymentType })
    expect(entity.windowUrl).toBe(windowUrl)
  })

  it('confirms the enrolment only after the gateway reports the payment', async () => {
    const paymentId = await payer.order()
    const early = await payer.client.call(confirmPayment, { paymentId })
    expect(early.entity.status).toBe('ready')
    expect(await payer.status()).toBe('applied')

    await scenario.sandbox.control(`/payments/${paymentId}/approve`)
    const paid = await payer.client.call(confirmPayment, { paymentId })
    expect(paid.entity.status).toBe('paid')
    expect(paid.entity.enrolmentNo).toBe(payer.enrolment.enrolmentNo)
    expect(await payer.status()).toBe('paid')
  })

  it('shows the reason of a declined card and allows another attempt', async () => {
    const paymentId = await payer.order()
    await scenario.sandbox.control('/faults', { decline: true })
    await scenario.sandbox.control(`/payments/${paymentId}/approve`)
    const declined = await payer.client.call(confirmPayment, { paymentId })
    expect(declined.entity.status).toBe('failed')
    expect(declined.entity.failureSentence).toMatch(/[가-힣]/)

    await scenario.sandbox.control('/faults/reset')
    const again = await payer.order()
    expect(again).not.toBe(paymentId)
    await scenario.sandbox.control(`/payments/${again}/approve`)
    expect((await payer.client.call(confirmPayment, { paymentId: again })).entity.status).toBe('paid')
  })

  it('never confirms an amount that differs from the order', async () => {
    const paymentId = await payer.order()
    await scenario.sandbox.control(`/payments/${paymentId}/approve`)
    await scenario.sandbox.control(`/payments/${paymentId}/amount`, { amountWon: 100 })
    const answer = await payer.client.call(confirmPayment, { paymentId })
    expect(answer.entity.status).toBe('mismatched')
    expect(await payer.status()).toBe('applied')
  })

  it('waits for a deposit and then confirms the enrolment', async () => {
    const paymentId = await payer.order(3)
    await scenario.sandbox.control(`/payments/${paymentId}/approve`, {
      method: 'VIRTUAL_ACCOUNT',
      validHours: 72,
    })
    const waiting = await payer.client.call(confirmPayment, { paymentId })
    expect(waiting.entity.status).toBe('virtualAccountIssued')
    expect(waiting.entity.virtualAccount).toMatchObject({
      accountNumber: expect.stringMatching(/^\d{8,}$/),
      holder: '모의상점',
    })

    await scenario.sandbox.control(`/payments/${paymentId}/deposit`, { when: 'now' })
    expect((await payer.client.call(confirmPayment, { paymentId })).entity.status).toBe('paid')
    expect(await payer.status()).toBe('paid')
  })

  it('reports that the gateway is unavailable and loses no payment', async () => {
    const paymentId = await payer.order()
    await scenario.sandbox.control(`/payments/${paymentId}/approve`)
    await scenario.sandbox.control('/faults', { httpStatus: 502 })
    expect((await payer.client.call(confirmPayment, { paymentId })).refusal).toBe('GATEWAY_UNAVAILABLE')

    await scenario.sandbox.control('/faults/reset')
    expect((await payer.client.call(confirmPayment, { paymentId })).entity.status).toBe('paid')
  })

  it('finds the money of a closed window before another order is opened', async () => {
    const paymentId = await payer.order()
    await scenario.sandbox.control(`/payments/${paymentId}/approve`)
    const again = await payer.client.call(openOrder, {
      applicationNo: payer.enrolment.applicationNo,
      paymentType: 2,
    })
    expect(again.refusal).toBe('ALREADY_PAID')
    expect(await payer.status()).toBe('paid')
  })

  it('lists payments, newest first', async () => {
    const paymentId = await payer.order()
    await scenario.sandbox.control(`/payments/${paymentId}/approve`)
    await payer.client.call(confirmPayment, { paymentId })
    const { list, pageInfo } = (await payer.client.call(listPayments, {})).entity
    expect(pageInfo.totalRow).toBe(1)
    expect(list[0]).toMatchObject({ paymentId, status: 'paid', code: { price: 36_000 }, hasReceipt: true })
  })
})

describe('other people and wrong input', () => {
  it('never shows another person’s payment or application', async () => {
    const paymentId = await payer.order()
    await addPerson(scenario.api.database.db, { userId: 'stranger1' })
    const stranger = await scenario.api.logIn('stranger1')
    expect((await stranger.call(readPayment, { paymentId })).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await stranger.call(confirmPayment, { paymentId })).refusal).toBe('PAYMENT_NOT_FOUND')
    const { applicationNo } = payer.enrolment
    expect((await stranger.call(openOrder, { applicationNo, paymentType: 1 })).refusal).toBe(
      'ENROLMENT_NOT_FOUND',
    )
    expect((await stranger.call(listPayments, {})).entity.list).toEqual([])
  })

  it('refuses an anonymous caller with LOGIN_REQUIRED', async () => {
    const { client } = scenario.api
    expect((await client.call(readPayment, { paymentId: 'edu000000' })).refusal).toBe('LOGIN_REQUIRED')
    expect((await client.call(openOrder, { applicationNo: 1, paymentType: 1 })).refusal).toBe(
      'LOGIN_REQUIRED',
    )
    expect((await client.call(listPayments, {})).refusal).toBe('LOGIN_REQUIRED')
  })

  it('refuses the staff payment method and malformed numbers', async () => {
    const { applicationNo } = payer.enrolment
    expect((await payer.client.call(openOrder, { applicationNo, paymentType: 5 })).status).toBe(400)
    expect((await payer.client.call(openOrder, { applicationNo: -1, paymentType: 1 })).status).toBe(400)
    expect((await payer.client.call(confirmPayment, { paymentId: '' })).status).toBe(400)
  })
})
