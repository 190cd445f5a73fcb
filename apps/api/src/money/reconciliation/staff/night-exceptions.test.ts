import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { askExceptionalRefund } from '@hygiene/contracts/money/refund/staff/ask-exceptional-refund'
import { closePaymentException } from '@hygiene/contracts/money/reconciliation/staff/close-payment-exception'
import { closeUnknownMoney } from '@hygiene/contracts/money/reconciliation/staff/close-unknown-money'
import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { openRefundAccount } from '@hygiene/contracts/money/refund/staff/open-refund-account'
import { refundPaymentException } from '@hygiene/contracts/money/refund/staff/refund-payment-exception'
import type { Prisma } from '@hygiene/db/generated/client'
import type { ContractClient } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addLateMoney, hearPaid } from '../../../testing/late-money.ts'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: PaymentScenario
let finance: ContractClient
let head: ContractClient
let employeeNo: number

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance, employeeNo } = await logInStaff(scenario.api, 'finance1', 'finance'))
  ;({ client: head } = await logInStaff(scenario.api, 'head1', 'headquarters'))
  await scenario.sandbox.control('/holders', { '3021234567891': '김영자' })
})
afterAll(() => scenario.stop())

const db = () => scenario.api.database.db
const list = async () => (await finance.call(listPaymentExceptions, {})).entity

async function addException(change: Partial<Prisma.ReconciliationExceptionUncheckedCreateInput> = {}) {
  const now = scenario.api.clock.now()
  const seen = { firstSeenAt: now, lastSeenAt: now, lastRunNo: 1 }
  const { paymentId = 'shop-000123', kind = 'unknown' } = change
  return db().reconciliationException.create({
    data: { cause: `${kind} ${paymentId}`, kind, paymentId, gatewayWon: 12_000, ...seen, ...change },
  })
}

async function addPaid() {
  const payer = await addApplicant(scenario)
  return { payer, payment: await hearPaid(scenario, await payer.order()) }
}

describe('the exceptions of the nightly comparison', () => {
  it('lists an exception by its kind and closes the case with the words of staff', async () => {
    const { payment } = await addPaid()
    const { paymentNo, paymentId } = payment
    await addException({ kind: 'double', paymentNo, paymentId, oursWon: 36_000, gatewayWon: 72_000 })
    await db().payment.update({
      where: { paymentNo },
      data: { exceptionText: '한 신청에 두 번 결제되었습니다.' },
    })
    expect((await list()).list).toMatchObject([
      { paymentNo, exception: 'paidTwice', actions: ['close'], differenceWon: 36_000 },
    ])
    await finance.call(closePaymentException, { paymentNo, reason: '결제사에서 한 건 취소' })
    expect((await list()).list).toEqual([])
    expect(await db().reconciliationException.findFirst({ where: { paymentNo } })).toMatchObject({
      closedText: '결제사에서 한 건 취소',
      employeeNo,
    })
  })

  it('lists money without an order and closes the case once with a log entry', async () => {
    const { exceptionNo } = await addException()
    expect((await list()).unknown).toMatchObject([
      { exceptionNo, paymentId: 'shop-000123', amountWon: 12_000 },
    ])
    const close = async (no = exceptionNo) =>
      finance.call(closeUnknownMoney, { exceptionNo: no, reason: '시험 결제' })
    await close()
    await close()
    expect((await list()).unknown).toEqual([])
    expect(await db().reconciliationException.findUnique({ where: { exceptionNo } })).toMatchObject({
      closedText: '시험 결제',
      employeeNo,
    })
    const logged = { operation: 'closeUnknownMoney', subjectKind: 'paymentException', subjectNo: exceptionNo }
    expect(await db().auditEntry.count({ where: logged })).toBeGreaterThan(0)
    expect(await close(999_999)).toMatchObject({ refusal: 'PAYMENT_EXCEPTION_NOT_FOUND' })
    const { payment } = await addPaid()
    const { paymentNo, paymentId } = payment
    const ofOrder = await addException({ paymentNo, paymentId, kind: 'orphan' })
    expect(await close(ofOrder.exceptionNo)).toMatchObject({ refusal: 'PAYMENT_EXCEPTION_NOT_FOUND' })
  })

  it('shows when the last full comparison ran', async () => {
    expect((await list()).night).toBeNull()
    const day = new Date('2026-11-20')
    const run = { fromDay: day, toDay: day, day, startedAt: day }
    const finishedAt = scenario.api.clock.now()
    await db().reconciliationRun.createMany({
      data: [
        { ...run, night: day, finishedAt, seen: 12, opened: 2, healed: 1, ledgerDiffering: 0 },
        { ...run, night: new Date('2026-11-21') },
      ],
    })
    expect((await list()).night).toEqual({
      finishedAt: finishedAt.toISOString(),
      seen: 12,
      opened: 2,
      healed: 1,
      ledgerDiffering: 0,
    })
  })
})

describe('the holder of a refund account', () => {
  const ACCOUNT = { bank: 'NONGHYUP', accountNumber: '302-1234-5678-91', holder: '김 영자' }
  const asked = { reasonCode: 'ourFault' as const, text: '강의 장애로 돌려드림' }

  it('refuses a holder that differs from the bank’s and accepts the corrected account', async () => {
    const payer = await addApplicant(scenario)
    const paymentId = await payer.order(3)
    await scenario.sandbox.control(`/payments/${paymentId}/approve`, { method: 'VIRTUAL_ACCOUNT' })
    await scenario.sandbox.control(`/payments/${paymentId}/deposit`, { when: 'now' })
    const { paymentNo } = (await payer.client.call(confirmPayment, { paymentId })).entity
    await db().payment.update({ where: { paymentNo }, data: { paidAt: scenario.api.clock.now() } })
    const cancel = async (change: Partial<typeof ACCOUNT>) =>
      payer.client.call(cancelPayment, {
        paymentNo,
        reason: '취소',
        refundAccount: { ...ACCOUNT, ...change },
      })
    expect(await cancel({ holder: '김영수' })).toMatchObject({ refusal: 'REFUND_HOLDER_DIFFERS' })
    expect(await cancel({ accountNumber: '3020000000000' })).toMatchObject({
      refusal: 'REFUND_ACCOUNT_WRONG',
    })
    expect(await db().refund.count({ where: { paymentNo } })).toBe(0)
    expect(await cancel({})).toMatchObject({ entity: { status: 'requested' } })
    expect(await db().refund.findFirst({ where: { paymentNo } })).toMatchObject({ isHolderKnown: true })
  })

  it('accepts and marks an account when the bank does not answer', async () => {
    const { payment } = await addLateMoney(scenario, 3)
    const { paymentNo } = payment
    const refund = async (change: Partial<typeof ACCOUNT>) =>
      finance.call(refundPaymentException, {
        paymentNo,
        amountWon: 36_000,
        reason: '취소 뒤 입금',
        refundAccount: { ...ACCOUNT, ...change },
      })
    expect(await refund({ holder: '이몽룡' })).toMatchObject({ refusal: 'REFUND_HOLDER_DIFFERS' })
    await scenario.sandbox.control('/faults', { service: 'payment', httpStatus: 502 })
    expect(await refund({ holder: '이몽룡' })).toMatchObject({ entity: { status: 'requested' } })
    await scenario.sandbox.control('/faults/reset')
    expect(await db().refund.findFirst({ where: { paymentNo } })).toMatchObject({ isHolderKnown: false })
  })

  it('checks the holder at the request of an exceptional refund and records the result', async () => {
    const { payer, payment } = await addPaid()
    const { paymentNo } = payment
    const ask = async (change: Partial<typeof ACCOUNT>) =>
      finance.call(askExceptionalRefund, {
        paymentNo,
        amountWon: 9_000,
        method: 'account',
        ...asked,
        refundAccount: { ...ACCOUNT, ...change },
      })
    expect(await ask({ holder: '김영수' })).toMatchObject({ refusal: 'REFUND_HOLDER_DIFFERS' })
    const { approvalNo } = (await ask({ accountNumber: '3029999999999' })).entity
    await head.call(approveChange, { approvalNo })
    const { list: exceptions } = await list()
    expect(exceptions.find((one) => one.paymentNo === paymentNo)).toMatchObject({
      exception: 'transferDue',
      refund: { isByHand: true, isHolderKnown: false },
    })
    await finance.call(openCase, { memberNo: payer.person.memberNo, purpose: 'money', text: '환불 송금' })
    expect(await finance.call(openRefundAccount, { paymentNo })).toMatchObject({
      entity: { holder: '김 영자' },
    })
  })
})
