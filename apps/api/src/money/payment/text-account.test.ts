import { textAccount } from '@hygiene/contracts/money/payment/text-account'
import { addPerson } from '@hygiene/testing'
import {
  addApplicant,
  type Applicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const DUE = new Date('2026-11-24T10:00:00+09:00')
const account = { bank: 'SHINHAN', number: '11012345678', holder: '모의상점', expiresAt: DUE }

let scenario: PaymentScenario
let payer: Applicant
let paymentId: string

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  payer = await addApplicant(scenario)
  paymentId = await payer.order(3)
  await hear(scenario, paymentId, 'VIRTUAL_ACCOUNT_ISSUED', { account })
})
afterAll(() => scenario.stop())

async function asked(id = paymentId) {
  const { db } = scenario.api.database
  const { paymentNo, memberNo } = await db.payment.findUniqueOrThrow({ where: { paymentId: id } })
  const messages = await db.message.findMany({
    where: { kind: 'accountAsked', aboutNo: paymentNo, memberNo },
  })
  const jobs = await db.outbox.findMany({ where: { kind: 'send-message' } })
  return messages.map(({ messageNo }) =>
    jobs
      .filter(({ payload }) => (payload as { messageNo?: number }).messageNo === messageNo)
      .map(({ notBefore }) => notBefore),
  )
}

it('texts the account of an own order to the member’s own number', async () => {
  const { db } = scenario.api.database
  const { member } = await db.payment.findUniqueOrThrow({ where: { paymentId }, include: { member: true } })
  const { entity } = await payer.client.call(textAccount, { paymentId })
  expect(entity).toEqual({ phoneEnd: member.phone.slice(-4) })
  expect(await asked()).toEqual([[null]])
})

it('texts the account immediately at night on the member’s request', async () => {
  scenario.api.clock.set('2026-11-21T11:30:00+09:00')
  const late = await addApplicant(scenario)
  const night = await late.order(3)
  await hear(scenario, night, 'VIRTUAL_ACCOUNT_ISSUED', { account })
  scenario.api.clock.set('2026-11-21T23:30:00+09:00')
  const { userId } = await scenario.api.database.db.member.findFirstOrThrow({
    where: { payments: { some: { paymentId: night } } },
  })
  const awake = await scenario.api.logIn(userId)
  expect((await awake.call(textAccount, { paymentId: night })).code).toBeGreaterThan(0)
  expect(await asked(night)).toEqual([[null]])
})

it('texts the account of a seat in a venue', async () => {
  const seat = await addSeatPayer(scenario)
  const order = await seat.order(3)
  await hear(scenario, order, 'VIRTUAL_ACCOUNT_ISSUED', { account })
  expect((await seat.client.call(textAccount, { paymentId: order })).code).toBeGreaterThan(0)
})

it('texts the account once for ten concurrent requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => payer.client.call(textAccount, { paymentId })),
  )
  expect(answers.filter(({ code }) => code > 0)).toHaveLength(1)
  expect(answers.filter(({ refusal }) => refusal === 'LINK_TOO_OFTEN')).toHaveLength(9)
  expect(await asked()).toHaveLength(1)
})

it('texts nothing when no deposit is expected', async () => {
  const { db } = scenario.api.database
  for (const status of ['ready', 'paid', 'failed', 'cancelled'] as const) {
    await db.payment.update({ where: { paymentId }, data: { status } })
    expect((await payer.client.call(textAccount, { paymentId })).refusal).toBe('NO_DEPOSIT_AWAITED')
  }
  await db.payment.update({
    where: { paymentId },
    data: { status: 'virtualAccountIssued', accountExpiresAt: scenario.api.clock.now() },
  })
  expect((await payer.client.call(textAccount, { paymentId })).refusal).toBe('NO_DEPOSIT_AWAITED')
  expect(await asked()).toEqual([])
})

it('texts no account of another member’s order and rejects malformed input', async () => {
  const { userId } = await addPerson(scenario.api.database.db, { userId: 'accountnosy' })
  const nosy = await scenario.api.logIn(userId)
  expect((await nosy.call(textAccount, { paymentId })).refusal).toBe('PAYMENT_NOT_FOUND')
  expect((await scenario.api.client.call(textAccount, { paymentId })).refusal).toBe('LOGIN_REQUIRED')
  expect((await payer.client.call(textAccount, { paymentId: '1' })).status).toBe(400)
  expect(await asked()).toEqual([])
})
