import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { closePaymentException } from '@hygiene/contracts/money/reconciliation/staff/close-payment-exception'
import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { refundPaymentException } from '@hygiene/contracts/money/refund/staff/refund-payment-exception'
import type { Payment } from '@hygiene/db/generated/client'
import { openAccount } from '@hygiene/operations/money/payment/sealed-account'
import { type ContractClient } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addLateMoney, hearPaid } from '../../../testing/late-money.ts'
import { startTestApi } from '../../../testing/start-test-api.ts'

const REASON = '끝난 신청에 입금, 전화로 계좌 확인'
const ACCOUNT = { bank: 'NONGHYUP', accountNumber: '302-1234-5678-91', holder: '김영자' }

let scenario: PaymentScenario
let finance: ContractClient
let employeeNo: number

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance, employeeNo } = await logInStaff(scenario.api, 'finance1', 'finance'))
})
afterAll(() => scenario.stop())

const refund = async ({ paymentNo }: Payment, more: object = {}, client = finance) =>
  client.call(refundPaymentException, { paymentNo, amountWon: 36_000, reason: REASON, ...more })
const close = async ({ paymentNo }: Payment, client = finance) =>
  client.call(closePaymentException, { paymentNo, reason: REASON })
const refundsOf = async ({ paymentNo }: Payment) =>
  scenario.api.database.db.refund.findMany({ where: { paymentNo }, orderBy: { refundNo: 'asc' } })
const auditOf = async ({ memberNo }: Payment) =>
  scenario.api.database.db.auditEntry.findMany({ where: { memberNo } })

describe('the refund of late money', () => {
  it('makes one refund, one job and one log entry from ten clicks', async () => {
    const { payment } = await addLateMoney(scenario)
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(payment)))
    const [made] = await refundsOf(payment)
    for (const { entity } of answers) {
      expect(entity).toEqual({ refundNo: made?.refundNo, status: 'requested', amountWon: 36_000 })
    }
    expect(await refundsOf(payment)).toHaveLength(1)
    expect(made?.reason).not.toContain('전화')
    const jobs = await scenario.api.database.db.outbox.count({
      where: { kind: 'send-refund', payload: { equals: { refundNo: made?.refundNo ?? 0 } } },
    })
    expect(jobs).toBe(1)
    expect(await auditOf(payment)).toMatchObject([
      {
        employeeNo,
        operation: 'refundPaymentException',
        subjectKind: 'payment',
        subjectNo: payment.paymentNo,
        reason: REASON,
      },
    ])
    const { list } = (await finance.call(listPaymentExceptions, {})).entity
    expect(list.find(({ paymentNo }) => paymentNo === payment.paymentNo)?.exception).toBe('refundInProgress')
  })

  it('keeps records that another order of the application paid', async () => {
    const payer = await addApplicant(scenario)
    const account = await payer.order(3)
    const card = await payer.order(1)
    await hearPaid(scenario, card)
    const twice = await hearPaid(scenario, account)
    expect(twice.status).toBe('paidAfterCancellation')
    expect((await refund(twice, { refundAccount: ACCOUNT })).code).toBe(1)
    expect(await payer.status()).toBe('paid')
  })

  it('requires an account for a deposit, encrypts the account and accepts none for a card', async () => {
    const { payment } = await addLateMoney(scenario, 3)
    expect((await refund(payment)).refusal).toBe('REFUND_ACCOUNT_REQUIRED')
    const unknown = { refundAccount: { ...ACCOUNT, bank: 'MATTRESS' } }
    expect((await refund(payment, unknown)).status).toBe(400)
    const short = { refundAccount: { ...ACCOUNT, accountNumber: '12' } }
    expect((await refund(payment, short)).status).toBe(400)
    expect(await refundsOf(payment)).toEqual([])
    expect(await auditOf(payment)).toEqual([])

    expect((await refund(payment, { refundAccount: ACCOUNT })).code).toBe(1)
    const [{ accountSealed } = { accountSealed: null }] = await refundsOf(payment)
    expect(openAccount(scenario.api.config.REFUND_ACCOUNT_KEY, accountSealed ?? new Uint8Array())).toEqual({
      ...ACCOUNT,
      accountNumber: '3021234567891',
    })

    const card = (await addLateMoney(scenario)).payment
    await refund(card, { refundAccount: ACCOUNT })
    expect((await refundsOf(card))[0]?.accountSealed).toBeNull()
  })

  it('retries a return that the gateway refused for late money or a requested refund', async () => {
    const late = (await addLateMoney(scenario)).payment
    await refund(late)
    const payer = await addApplicant(scenario)
    const own = await hearPaid(scenario, await payer.order())
    await payer.client.call(cancelPayment, { paymentNo: own.paymentNo, reason: '영업을 그만둡니다' })
    for (const { paymentNo } of [late, own]) {
      const { db } = scenario.api.database
      await db.refund.updateMany({ where: { paymentNo }, data: { status: 'failed', failure: '거절' } })
      await db.payment.update({ where: { paymentNo }, data: { exceptionText: '환불이 거절되었습니다.' } })
    }
    for (const payment of [late, own]) {
      expect((await refund(payment)).entity.status).toBe('requested')
      expect((await refundsOf(payment)).map(({ status }) => status)).toEqual(['failed', 'requested'])
    }
    expect((await refundsOf(own)).map(({ reason }) => reason)).toEqual([
      '영업을 그만둡니다',
      '영업을 그만둡니다',
    ])
    expect(await payer.status()).toBe('refunded')
  })

  it('makes one return when staff and gateway refund concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { payment } = await addLateMoney(scenario)
      const [answer] = await Promise.all([
        refund(payment),
        hearPaid(scenario, payment.paymentId, 36_000, 'CANCELLED'),
      ])
      expect([null, 'NOTHING_TO_REFUND']).toContain(answer.refusal)
      const refunds = await refundsOf(payment)
      expect(refunds.map(({ status }) => status)).toEqual(answer.refusal ? [] : ['done'])
      const settled = { where: { paymentNo: payment.paymentNo } }
      expect(await scenario.api.database.db.payment.findUniqueOrThrow(settled)).toMatchObject({
        status: 'cancelled',
        exceptionText: null,
      })
    }
  })

  it('refuses to refund another amount, expected money or an unknown payment', async () => {
    const { payment } = await addLateMoney(scenario)
    expect((await refund(payment, { amountWon: 35_000 })).refusal).toBe('REFUND_AMOUNT_DIFFERS')
    const calm = await hearPaid(scenario, await (await addApplicant(scenario)).order())
    expect((await refund(calm)).refusal).toBe('NOTHING_TO_REFUND')
    const differs = await hearPaid(scenario, await (await addApplicant(scenario)).order(), 35_000)
    expect((await refund(differs)).refusal).toBe('NOTHING_TO_REFUND')
    expect((await refund({ ...payment, paymentNo: 2_000_000 })).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await refund(payment, { reason: ' ' })).status).toBe(400)
    expect((await refund(payment, { amountWon: '많이' })).status).toBe(400)
    expect(await refundsOf(payment)).toEqual([])
  })

  it('allows the refund only to finance and headquarters', async () => {
    const { payment } = await addLateMoney(scenario)
    for (const role of ['branch', 'education', 'support', 'readOnly'] as const) {
      const { client } = await logInStaff(scenario.api, `refund ${role}`, role)
      expect((await refund(payment, {}, client)).refusal).toBe('STAFF_FORBIDDEN')
      expect((await close(payment, client)).refusal).toBe('STAFF_FORBIDDEN')
    }
    expect((await refund(payment, {}, scenario.api.client)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    expect((await close(payment, scenario.api.client)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    expect((await refund(payment, {}, (await addApplicant(scenario)).client)).refusal).toBe(
      'STAFF_SESSION_EXPIRED',
    )
    const { client } = await logInStaff(scenario.api, 'refund head', 'headquarters')
    expect((await refund(payment, {}, client)).code).toBe(1)
  })
})

describe('the closing of a payment exception', () => {
  it('closes money settled elsewhere once with a log entry', async () => {
    const differs = await hearPaid(scenario, await (await addApplicant(scenario)).order(), 35_000)
    expect((await close(differs)).entity).toEqual({ paymentNo: differs.paymentNo })
    expect((await close(differs)).entity).toEqual({ paymentNo: differs.paymentNo })
    const { list } = (await finance.call(listPaymentExceptions, {})).entity
    expect(list.filter(({ paymentNo }) => paymentNo === differs.paymentNo)).toEqual([])
    const actions = (await auditOf(differs)).filter(({ operation }) => operation === 'closePaymentException')
    expect(actions).toMatchObject([{ employeeNo, reason: REASON }])
  })

  it('refuses to close an exception while its money is held or being returned', async () => {
    const { payment } = await addLateMoney(scenario)
    expect((await close(payment)).refusal).toBe('MONEY_STILL_HELD')
    await refund(payment)
    expect((await close(payment)).refusal).toBe('MONEY_STILL_HELD')
    expect((await close({ ...payment, paymentNo: 2_000_000 })).refusal).toBe('PAYMENT_NOT_FOUND')
    const malformed = { paymentNo: payment.paymentNo, reason: '' }
    expect((await finance.call(closePaymentException, malformed)).status).toBe(400)
  })
})
