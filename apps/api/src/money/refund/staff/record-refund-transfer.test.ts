import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { closePaymentException } from '@hygiene/contracts/money/reconciliation/staff/close-payment-exception'
import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { recordRefundTransfer } from '@hygiene/contracts/money/refund/staff/record-refund-transfer'
import { refundPaymentException } from '@hygiene/contracts/money/refund/staff/refund-payment-exception'
import { lockApplication } from '@hygiene/db/locks'
import type { Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { createPaymentGateway, refundKey } from '@hygiene/gateways'
import { type ContractClient, interleave } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addLateMoney, hearPaid } from '../../../testing/late-money.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const REASON = '거절된 환불 확인'
const NOTE = '기업은행 이체, 받는 계좌 끝 4자리 5678'

let scenario: PaymentScenario
let finance: ContractClient
let employeeNo: number

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance, employeeNo } = await logInStaff(scenario.api, 'finance1', 'finance'))
})
afterAll(() => scenario.stop())

const transfer = async ({ paymentNo, amountWon }: Payment, more: object = {}, client = finance) => {
  const made = { paymentNo, amountWon, transferredOn: '2026-11-20', transferNote: NOTE }
  return client.call(recordRefundTransfer, { ...made, ...more })
}
const refund = async ({ paymentNo, amountWon }: Payment) =>
  finance.call(refundPaymentException, { paymentNo, amountWon, reason: REASON })
const refundsOf = async ({ paymentNo }: Payment) =>
  scenario.api.database.db.refund.findMany({ where: { paymentNo }, orderBy: { refundNo: 'asc' } })
const reread = async ({ paymentNo }: Payment) =>
  scenario.api.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })
const notifiedOf = async ({ paymentNo }: Payment) =>
  scenario.api.database.db.message.findMany({ where: { aboutNo: paymentNo, kind: 'refundTransferred' } })

const gatewayOf = ({ api, sandbox }: PaymentScenario) =>
  createPaymentGateway({
    apiSecret: api.config.PORTONE_API_SECRET,
    storeId: api.config.PORTONE_STORE_ID,
    baseUrl: sandbox.origin,
  })

async function addRefused(paid?: Payment): Promise<Payment> {
  const { db } = scenario.api.database
  const payment = paid ?? (await hearPaid(scenario, await (await addApplicant(scenario)).order()))
  const { paymentNo, amountWon } = payment
  const requestedAt = new Date('2026-11-20T01:00:00Z')
  const failed = {
    status: 'failed',
    failure: '거절',
    reason: '영업 종료',
    requestedAt,
  } as const
  await db.refund.create({ data: { ...failed, paymentNo, amountWon } })
  return db.payment.update({ where: { paymentNo }, data: { exceptionText: '환불이 거절되었습니다.' } })
}

describe('the bank transfer of a refused refund', () => {
  it('records one final transfer from ten clicks and notifies the member', async () => {
    const payment = await addRefused()
    const answers = await Promise.all(Array.from({ length: 10 }, () => transfer(payment)))
    expect(new Set(answers.map(({ entity }) => entity.refundNo)).size).toBe(1)
    const [refused, made] = await refundsOf(payment)
    expect(refused?.status).toBe('failed')
    expect(made).toMatchObject({ status: 'done', amountWon: 36_000, reason: '영업 종료', transferNote: NOTE })
    expect(await reread(payment)).toMatchObject({ status: 'cancelled', exceptionText: null })
    expect(await notifiedOf(payment)).toHaveLength(1)
    const { memberNo, paymentNo } = payment
    const logged = await scenario.api.database.db.auditEntry.findMany({ where: { memberNo } })
    expect(logged).toMatchObject([
      {
        employeeNo,
        operation: 'recordRefundTransfer',
        subjectKind: 'payment',
        subjectNo: paymentNo,
        reason: NOTE,
      },
    ])
    expect((await transfer(payment, { transferredOn: '2026-11-21' })).refusal).toBe('NOTHING_TO_REFUND')
    expect((await refund(payment)).entity.refundNo).toBe(made?.refundNo)
    expect((await hearPaid(scenario, payment.paymentId)).status).toBe('cancelled')
    expect(await refundsOf(payment)).toHaveLength(2)
  })

  it('shows the transfer and its day to the member, online and in a venue', async () => {
    const payer = await addApplicant(scenario)
    const seat = await addSeatPayer(scenario)
    const { paymentNo } = await seat.pay()
    const inVenue = await scenario.api.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })
    for (const [payment, { client }] of [
      [await hearPaid(scenario, await payer.order()), payer],
      [inVenue, seat],
    ] as const) {
      expect((await transfer(await addRefused(payment))).code).toBe(1)
      const [row] = (await client.call(listPayments, {})).entity.list
      const amount = payment.amountWon
      expect(row?.refund).toEqual({ status: 'done', amount, transferredOn: '2026-11-20' })
    }
  })

  it('refuses a transfer under way, of another sum or day, with an account or without refusal', async () => {
    const payment = await addRefused()
    expect((await transfer(payment, { amountWon: 35_000 })).refusal).toBe('REFUND_AMOUNT_DIFFERS')
    for (const transferredOn of ['2026-11-19', '2026-11-22']) {
      expect((await transfer(payment, { transferredOn })).refusal).toBe('TRANSFER_DAY_WRONG')
    }
    for (const wrong of [
      { transferNote: '302-1234-5678-91 이체' },
      { transferNote: ' ' },
      { transferredOn: '어제' },
    ]) {
      expect((await transfer(payment, wrong)).status).toBe(400)
    }
    expect((await transfer((await addLateMoney(scenario)).payment)).refusal).toBe('NOTHING_TO_REFUND')
    expect((await transfer({ ...payment, paymentNo: 2_000_000 })).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await transfer(payment, {}, scenario.api.client)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    const { client } = await logInStaff(scenario.api, 'transfer support', 'support')
    expect((await transfer(payment, {}, client)).refusal).toBe('STAFF_FORBIDDEN')
    const { refundNo } = (await refund(payment)).entity
    for (const status of ['requested', 'sent'] as const) {
      await scenario.api.database.db.refund.update({ where: { refundNo }, data: { status } })
      expect((await transfer(payment)).refusal).toBe('REFUND_IN_PROGRESS')
    }
    expect(await notifiedOf(payment)).toEqual([])
  })

  it('refuses the transfer while the gateway is returning the money or is unavailable', async () => {
    const { api, sandbox } = scenario
    const { paymentNo, paymentId } = await (await addSeatPayer(scenario)).pay()
    const payment = await addRefused(
      await api.database.db.payment.findUniqueOrThrow({ where: { paymentNo } }),
    )
    await sandbox.control('/faults', { httpStatus: 502 })
    expect((await transfer(payment)).refusal).toBe('GATEWAY_NOT_ASKED')

    await sandbox.control('/faults', { httpStatus: null, cancel: 'REQUESTED' })
    const { amountWon } = payment
    const idempotencyKey = refundKey(paymentNo, 1)
    const wanted = { paymentId, idempotencyKey, amountWon, currentCancellableWon: amountWon, reason: '취소' }
    await gatewayOf(scenario).cancel(wanted)
    expect((await transfer(payment)).refusal).toBe('REFUND_IN_PROGRESS')
    await sandbox.control(`/payments/${paymentId}/settle-cancellation`, { status: 'SUCCEEDED' })
    expect((await transfer(payment)).refusal).toBe('NOTHING_TO_REFUND')
    expect((await reread(payment)).status).toBe('cancelled')
    expect((await refundsOf(payment)).map(({ status }) => status)).toEqual(['done'])
    await sandbox.control('/faults/reset')
  })

  it('reports once to staff when the gateway also returns the money', async () => {
    const payment = await addRefused()
    await transfer(payment)
    await hearPaid(scenario, payment.paymentId, 36_000, 'CANCELLED')
    const { list } = (await finance.call(listPaymentExceptions, {})).entity
    expect(list.find(({ paymentNo }) => paymentNo === payment.paymentNo)?.exception).toBe('returnedTwice')
    await finance.call(closePaymentException, { paymentNo: payment.paymentNo, reason: REASON })
    await hearPaid(scenario, payment.paymentId, 36_000, 'CANCELLED')
    expect((await reread(payment)).exceptionText).toBeNull()
  })
})

describe('a transfer during another gateway attempt', () => {
  it('records one return when a transfer and a gateway attempt are concurrent', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const payment = await addRefused()
      const actions = [() => transfer(payment), () => refund(payment)]
      if (turn % 2 === 1) actions.reverse()
      await Promise.all(actions.map((action) => action()))
      const [, made, ...more] = await refundsOf(payment)
      expect(more).toEqual([])
      expect([made?.status, (await notifiedOf(payment)).length]).toEqual(
        made?.transferredOn ? ['done', 1] : ['requested', 0],
      )
    }
  })
})

const giveBack = async (db: Transaction, { applicationNo, paymentNo }: Payment) => {
  await lockApplication(db, applicationNo)
  await db.payment.update({ where: { paymentNo }, data: { status: 'cancelled', exceptionText: null } })
}

describe('a transfer during a gateway refund', () => {
  it('refuses a transfer that waits for a concurrent gateway refund notice', async () => {
    const payment = await addRefused()
    const answer = await interleave(
      scenario.api.database,
      (db) => giveBack(db, payment),
      () => transfer(payment),
    )
    expect(answer.refusal).toBe('NOTHING_TO_REFUND')
    expect(await refundsOf(payment)).toHaveLength(1)
  })

  it('records two returns unnoticed without the lock', async () => {
    const unlocked = await startUnlocked()
    const { client } = await logInStaff(unlocked, 'unlocked', 'finance')
    const payment = await addRefused()
    await interleave(
      scenario.api.database,
      (db) => giveBack(db, payment),
      () => transfer(payment, {}, client),
    )
    await unlocked.stop()
    expect((await refundsOf(payment)).map(({ status }) => status)).toEqual(['failed', 'done'])
    expect(await reread(payment)).toMatchObject({ status: 'cancelled', exceptionText: null })
  })
})

/** Starts the same server on the same database, but the lock of the application has no effect. */
async function startUnlocked(): Promise<TestApi> {
  const api = await startTestApi({ PORTONE_BASE_URL: scenario.sandbox.origin }, scenario.api)
  api.database.pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (config: unknown, ...more: unknown[]) => unknown
    const unlocked = (config: { text?: string }, ...more: unknown[]) => {
      if (!config.text?.includes('WHERE "applicationNo" =')) return query(config, ...more)
      return query({ ...config, text: config.text.replace('FOR UPDATE', '') }, ...more)
    }
    Object.assign(client, { query: unlocked })
  })
  return api
}
