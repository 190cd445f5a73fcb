import { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import { correctApplicant } from '@hygiene/contracts/education/enrolment/correct-applicant'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { quoteRefund } from '@hygiene/contracts/money/refund/quote-refund'
import { requestReceipt } from '@hygiene/contracts/money/receipt/request-receipt'
import { addPerson } from '@hygiene/testing'
import {
  addApplicant,
  type Applicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: PaymentScenario
let payer: Applicant

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T23:30:00+09:00')
  payer = await addApplicant(scenario)
})
afterAll(() => scenario.stop())

async function paidWithReceipt() {
  const paymentId = await payer.order()
  const { paymentNo } = await hear(scenario, paymentId, 'PAID')
  const answer = await payer.client.call(requestReceipt, { paymentNo })
  expect(answer.entity.state).toBe('preparing')
  return { paymentId, paymentNo }
}

async function giveBack({ paymentId, paymentNo }: { paymentId: string; paymentNo: number }) {
  await payer.client.call(cancelPayment, { paymentNo, reason: '영업을 그만둡니다' })
  scenario.api.clock.set('2026-11-22T00:10:00+09:00')
  await hear(scenario, paymentId, 'CANCELLED')
}

const receiptsOf = (paymentNo: number) =>
  scenario.api.database.db.receipt.findMany({ where: { paymentNo }, orderBy: { edition: 'asc' } })
const verify = async (number = '') => scenario.api.client.call(verifyDocument, { number })
async function drawingsOf(paymentNo: number): Promise<number> {
  const jobs = await scenario.api.database.db.outbox.findMany({ where: { kind: 'issue-receipt' } })
  return jobs.filter(({ payload }) => (payload as { paymentNo?: number }).paymentNo === paymentNo).length
}

describe('the verification of a receipt', () => {
  it('confirms a receipt and masks its payer', async () => {
    const { paymentNo } = await paidWithReceipt()
    const [receipt] = await receiptsOf(paymentNo)
    const { entity } = await verify(receipt?.verificationNumber)
    expect(entity).toEqual({
      document: 'receipt',
      status: 'valid',
      receiptNumber: receipt?.receiptNumber,
      verificationNumber: receipt?.verificationNumber,
      payerName: '김*자',
      businessName: payer.enrolment.businessName,
      courseLine: '기존 영업자 식품위생교육 (일반음식점) 3시간',
      paymentMethod: '신용카드',
      paidAt: '2026.11.21 23:30',
      amountWon: 36_000,
      refundedWon: 0,
      netWon: 36_000,
      issuedOn: '2026-11-21',
      replacedOn: null,
      sha256: null,
    })
  })

  it('keeps a receipt valid while a refund is under way', async () => {
    const { paymentNo } = await paidWithReceipt()
    await payer.client.call(cancelPayment, { paymentNo, reason: '영업을 그만둡니다' })
    const [receipt, ...others] = await receiptsOf(paymentNo)
    expect(others).toEqual([])
    expect((await verify(receipt?.verificationNumber)).entity.status).toBe('valid')
  })

  it('finds no receipt by the order number, the receipt number or one wrong letter', async () => {
    const { paymentNo } = await paidWithReceipt()
    const [receipt] = await receiptsOf(paymentNo)
    const { orderNumber } = (receipt?.frozen ?? {}) as { orderNumber?: string }
    const number = receipt?.verificationNumber ?? ''
    const slip = `${number.slice(0, -1)}${number.endsWith('A') ? 'B' : 'A'}`
    for (const typed of [orderNumber, receipt?.receiptNumber, slip]) {
      expect((await verify(typed)).refusal).toBe('DOCUMENT_NOT_FOUND')
    }
  })
})

describe('a receipt after a refund', () => {
  it('draws a replacement receipt that shows the refund without a request', async () => {
    const order = await paidWithReceipt()
    await giveBack(order)
    const [old, renewed, ...others] = await receiptsOf(order.paymentNo)
    expect(others).toEqual([])
    expect(renewed?.frozen).toMatchObject({ amountWon: 36_000, discountOrRefundWon: 36_000, netWon: 0 })
    expect(renewed?.frozen).toMatchObject({ number: renewed?.receiptNumber, issuedOn: '2026-11-22' })
    expect(old?.frozen).toMatchObject({ discountOrRefundWon: 0, netWon: 36_000 })
    expect(await drawingsOf(order.paymentNo)).toBe(2)
  })

  it('shows that a receipt was replaced and on which day', async () => {
    const order = await paidWithReceipt()
    await giveBack(order)
    const [old, renewed] = await receiptsOf(order.paymentNo)
    const replaced = (await verify(old?.verificationNumber)).entity
    expect(replaced).toMatchObject({ status: 'superseded', replacedOn: '2026-11-22', netWon: 36_000 })
    const refunded = (await verify(renewed?.verificationNumber)).entity
    expect(refunded).toMatchObject({ status: 'refunded', refundedWon: 36_000, netWon: 0, replacedOn: null })
  })

  it('returns the same receipt for repeated requests and repeated gateway notices', async () => {
    const order = await paidWithReceipt()
    await giveBack(order)
    await hear(scenario, order.paymentId, 'CANCELLED')
    const ask = () => payer.client.call(requestReceipt, { paymentNo: order.paymentNo })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ entity }) => entity.state)).toEqual(['preparing', 'preparing', 'preparing'])
    expect(await receiptsOf(order.paymentNo)).toHaveLength(2)
  })

  it('draws a missing replacement receipt at the next request', async () => {
    const order = await paidWithReceipt()
    await giveBack(order)
    const { db } = scenario.api.database
    await db.receipt.deleteMany({ where: { paymentNo: order.paymentNo, edition: 2 } })
    const [old] = await receiptsOf(order.paymentNo)
    expect((await verify(old?.verificationNumber)).entity).toMatchObject({
      status: 'superseded',
      replacedOn: null,
    })
    await payer.client.call(requestReceipt, { paymentNo: order.paymentNo })
    expect((await verify(old?.verificationNumber)).entity).toMatchObject({ replacedOn: '2026-11-22' })
  })

  it('draws no receipt after a refund when none was requested before', async () => {
    const paymentId = await payer.order()
    const { paymentNo } = await hear(scenario, paymentId, 'PAID')
    await giveBack({ paymentId, paymentNo })
    expect(await receiptsOf(paymentNo)).toEqual([])
    await payer.client.call(requestReceipt, { paymentNo })
    const [first] = await receiptsOf(paymentNo)
    expect(first).toMatchObject({ edition: 1, refundedWon: 36_000 })
    expect((await verify(first?.verificationNumber)).entity.status).toBe('refunded')
  })

  it('freezes one replacement when a request and the refund are concurrent', async () => {
    const order = await paidWithReceipt()
    await payer.client.call(cancelPayment, { paymentNo: order.paymentNo, reason: '취소' })
    const ask = () => payer.client.call(requestReceipt, { paymentNo: order.paymentNo })
    await Promise.all([ask(), hear(scenario, order.paymentId, 'CANCELLED'), ask(), ask()])
    expect((await receiptsOf(order.paymentNo)).map(({ refundedWon }) => refundedWon)).toEqual([0, 36_000])
  })
})

it('refuses a receipt to a stranger, a visitor and for an unknown number', async () => {
  const { paymentNo } = await paidWithReceipt()
  const { userId } = await addPerson(scenario.api.database.db, { userId: 'receiptless' })
  const stranger = await scenario.api.logIn(userId)
  expect((await stranger.call(requestReceipt, { paymentNo })).refusal).toBe('PAYMENT_NOT_FOUND')
  expect((await stranger.call(quoteRefund, { paymentNo })).refusal).toBe('PAYMENT_NOT_FOUND')
  expect((await scenario.api.client.call(requestReceipt, { paymentNo })).refusal).toBe('LOGIN_REQUIRED')
  for (const wrong of [-1, 0.5, 'abc']) {
    expect((await payer.client.call(requestReceipt, { paymentNo: wrong })).status).toBe(400)
  }
})

const ask = async (paymentNo: number) => (await payer.client.call(requestReceipt, { paymentNo })).entity.state

async function correct(businessName: string) {
  return payer.client.call(correctApplicant, {
    onlineApplication: {
      enrolmentNo: payer.enrolment.enrolmentNo,
      businessName,
      representative: '김영자',
      address: '경기도 파주시 가상로 3',
      positionType: 1,
    },
  })
}

async function failed() {
  const { db } = scenario.api.database
  const { enrolmentNo } = payer.enrolment
  await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { businessName: '영자네😀' } })
  const order = await paidWithReceipt()
  await db.receipt.updateMany({ where: { paymentNo: order.paymentNo }, data: { failure: 'No glyph' } })
  return order
}
describe('a receipt with unprintable words', () => {
  it('draws a failed receipt from corrected words under the same number', async () => {
    const { paymentNo } = await failed()
    const [before] = await receiptsOf(paymentNo)
    expect(await ask(paymentNo)).toBe('failed')

    expect((await correct('영자네 밥상')).code).toBe(1)
    const drawings = await drawingsOf(paymentNo)
    expect(await ask(paymentNo)).toBe('preparing')

    const [after, ...others] = await receiptsOf(paymentNo)
    expect(others).toEqual([])
    expect(after).toMatchObject({ failure: null, receiptNumber: before?.receiptNumber })
    expect(after?.frozen).toMatchObject({ businessName: '영자네 밥상', address: '경기도 파주시 가상로 3' })
    expect(await drawingsOf(paymentNo)).toBe(drawings + 1)
  })

  it('orders one drawing for several concurrent requests', async () => {
    const { paymentNo } = await failed()
    await correct('영자네 밥상')
    const drawings = await drawingsOf(paymentNo)
    expect(await Promise.all([ask(paymentNo), ask(paymentNo), ask(paymentNo)])).toEqual([
      'preparing',
      'preparing',
      'preparing',
    ])
    expect(await drawingsOf(paymentNo)).toBe(drawings + 1)
  })

  it('keeps a printed receipt unchanged after its words are corrected', async () => {
    const { paymentNo } = await paidWithReceipt()
    await correct('새마음 식당')
    await ask(paymentNo)
    const [receipt] = await receiptsOf(paymentNo)
    expect(receipt?.frozen).toMatchObject({ businessName: payer.enrolment.businessName })
  })
})
