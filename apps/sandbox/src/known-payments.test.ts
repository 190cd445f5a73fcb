import { refundKey } from '@hygiene/gateways'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEnvironment, type Environment } from './testing/open-environment.ts'

let environment: Environment

beforeEach(async () => {
  environment = await openEnvironment()
})
afterEach(() => environment.close())

const notified = {
  paymentId: 'seeded0000000000000001',
  orderName: '2026년 기존 영업자 위생교육',
  totalAmount: 36_000,
  payMethod: 'CARD',
  paidAt: '2026-11-20T01:00:00.000Z',
  payerName: '이순희',
}
const notify = (payments: object[]) => environment.control('/control/payments', { payments })
const wholeRefund = {
  amountWon: 36_000,
  currentCancellableWon: 36_000,
  reason: '취소',
  requester: 'CUSTOMER',
} as const
const giveBack = (paymentId: string) =>
  environment.payments.cancel({ ...wholeRefund, paymentId, idempotencyKey: refundKey(1, 1) })

it('shows a payment from before the sandbox start as paid and refundable', async () => {
  expect((await notify([notified])).body).toEqual({ remembered: 1 })
  const paid = { status: 'paid', amountWon: 36_000, paidWon: 36_000, paidAt: new Date(notified.paidAt) }
  expect(await environment.payments.fetchPayment(notified.paymentId)).toMatchObject(paid)
  expect((await giveBack(notified.paymentId)).outcome).toBe('done')
  expect((await environment.payments.fetchPayment(notified.paymentId))?.status).toBe('cancelled')
})

it('sends no notice of an imported payment and keeps its state on a second import', async () => {
  await notify([notified])
  await environment.settle()
  expect(environment.shop.notices).toEqual([])
  await giveBack(notified.paymentId)
  expect((await notify([notified, { ...notified, paymentId: 'seeded2' }])).body).toEqual({ remembered: 1 })
  expect((await environment.payments.fetchPayment(notified.paymentId))?.status).toBe('cancelled')
})

it('keeps an imported account pending until its deposit pays the order', async () => {
  const paymentId = 'seeded0000000000000003'
  const { paidAt: _, ...order } = notified
  const account = {
    accountNumber: '301-0123-4567-81',
    issuedAt: notified.paidAt,
    dueAt: '2099-12-31T00:00:00.000Z',
  }
  await notify([{ ...order, paymentId, payMethod: 'VIRTUAL_ACCOUNT', ...account }])
  const waiting = await environment.payments.fetchPayment(paymentId)
  expect(waiting).toMatchObject({
    status: 'virtualAccountIssued',
    method: { accountNumber: account.accountNumber, remitteeName: '모의상점' },
  })
  await environment.control(`/control/payments/${paymentId}/deposit`, { when: 'now' })
  expect((await environment.payments.fetchPayment(paymentId))?.status).toBe('paid')
})

it('refuses a refund of an unknown payment and an incomplete import', async () => {
  await notify([notified])
  expect(await giveBack('stranger')).toMatchObject({ outcome: 'refused' })
  expect((await notify([{ ...notified, totalAmount: 0 }])).status).toBe(400)
})
