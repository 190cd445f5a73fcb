import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { askExceptionalRefund } from '@hygiene/contracts/money/refund/staff/ask-exceptional-refund'
import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { openRefundAccount } from '@hygiene/contracts/money/refund/staff/open-refund-account'
import { recordRefundTransfer } from '@hygiene/contracts/money/refund/staff/record-refund-transfer'
import { lockApplication } from '@hygiene/db/locks'
import type { Payment } from '@hygiene/db/generated/client'
import { type ContractClient, interleave } from '@hygiene/testing'
import {
  addApplicant,
  type Applicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { refundPayment } from '@hygiene/operations/money/refund/refund-payment'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hearPaid } from '../../../testing/late-money.ts'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: PaymentScenario
let finance: ContractClient
let head: ContractClient

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance } = await logInStaff(scenario.api, 'finance1', 'finance'))
  ;({ client: head } = await logInStaff(scenario.api, 'head1', 'headquarters'))
})
afterAll(() => scenario.stop())

type Wanted = SentTo<typeof askExceptionalRefund>
const asking = { reasonCode: 'ourFault', text: '강의 장애로 일부를 돌려드림' }
const ACCOUNT = { bank: 'NONGHYUP', accountNumber: '3021234567891', holder: '김영자' }

async function addPaid(): Promise<{ payer: Applicant; payment: Payment }> {
  const payer = await addApplicant(scenario)
  return { payer, payment: await hearPaid(scenario, await payer.order()) }
}
const ask = async ({ paymentNo }: Payment, change: Partial<Wanted> = {}, client = finance) =>
  client.call(askExceptionalRefund, { paymentNo, amountWon: 9_000, method: 'method', ...asking, ...change })
const approve = async (approvalNo: number, client = head) => client.call(approveChange, { approvalNo })
const refundsOf = async ({ paymentNo }: Payment) =>
  scenario.api.database.db.refund.findMany({ where: { paymentNo }, orderBy: { refundNo: 'asc' } })
const reread = async ({ paymentNo }: Payment) =>
  scenario.api.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })

async function hearReturned({ paymentNo, paymentId, amountWon }: Payment, cancelledWon: number) {
  const status = cancelledWon === amountWon ? ('CANCELLED' as const) : ('PARTIAL_CANCELLED' as const)
  const facts = { status, paymentId, totalWon: amountWon, currency: 'KRW', cancelledWon }
  const silent = { receiptUrl: null, failure: null, approvalNumber: null, methodName: null, account: null }
  const now = scenario.api.clock.now()
  const seen = { facts, transactionId: 'tx', paidAt: now, ...silent }
  return settlePayment(scenario.api.database.db, paymentNo, seen, now)
}

describe('an exceptional refund', () => {
  it('starts a partial refund after another employee approves and keeps the education', async () => {
    const { payer, payment } = await addPaid()
    const { approvalNo } = (await ask(payment)).entity
    expect(await refundsOf(payment)).toEqual([])
    expect((await approve(approvalNo, finance)).refusal).toBe('APPROVAL_OWN')
    expect((await approve(approvalNo)).code).toBe(1)
    expect(await refundsOf(payment)).toMatchObject([
      { amountWon: 9_000, status: 'requested', isExceptional: true, isByHand: false, reason: asking.text },
    ])
    expect(await payer.status()).toBe('paid')

    expect(await hearReturned(payment, 9_000)).toMatchObject({ status: 'paid', exceptionText: null })
    expect(await refundsOf(payment)).toMatchObject([{ status: 'done' }])
    expect((await ask(payment, { amountWon: 27_001 })).refusal).toBe('REFUND_ABOVE_PAID')

    const rest = (await ask(payment, { amountWon: 27_000 })).entity
    await approve(rest.approvalNo)
    expect(await payer.status()).toBe('refunded')
    expect((await hearReturned(payment, 36_000)).status).toBe('cancelled')
  })

  it('records a bank transfer to an account and opens the account only in a case', async () => {
    const { payment } = await addPaid()
    const { paymentNo, memberNo } = payment
    expect((await ask(payment, { method: 'account' })).refusal).toBe('REFUND_ACCOUNT_REQUIRED')
    const { approvalNo } = (await ask(payment, { method: 'account', refundAccount: ACCOUNT })).entity
    await approve(approvalNo)
    const { list } = (await finance.call(listPaymentExceptions, {})).entity
    expect(list.find((one) => one.paymentNo === paymentNo)).toMatchObject({
      exception: 'transferDue',
      actions: ['transfer'],
      differenceWon: 9_000,
    })
    const open = async () => finance.call(openRefundAccount, { paymentNo })
    expect((await open()).refusal).toBe('MEMBER_CASE_REQUIRED')
    await head.call(openCase, { memberNo, purpose: 'money', text: '송금' })
    await finance.call(openCase, { memberNo, purpose: 'money', text: '송금' })
    expect((await open()).entity).toEqual({ ...ACCOUNT, amountWon: 9_000 })

    const transfer = {
      paymentNo,
      amountWon: 9_000,
      transferredOn: '2026-11-21',
      transferNote: '농협 끝 7891',
    }
    expect((await finance.call(recordRefundTransfer, transfer)).entity).toMatchObject({ status: 'done' })
    expect(await reread(payment)).toMatchObject({ status: 'paid', exceptionText: null })
    expect(await refundsOf(payment)).toMatchObject([{ status: 'done', accountSealed: null }])
    expect((await open()).refusal).toBe('NO_TRANSFER_DUE')
  })

  it('accepts one exceptional refund at a time, for received money and by permitted roles', async () => {
    const { payment } = await addPaid()
    expect((await ask(payment)).code).toBe(1)
    expect((await ask(payment)).refusal).toBe('APPROVAL_TWIN_PENDING')
    expect((await ask(payment, { amountWon: 36_001 })).refusal).toBe('REFUND_ABOVE_PAID')
    expect((await ask(payment, { reasonCode: 'whim' })).refusal).toBe('APPROVAL_REASON_UNKNOWN')
    expect((await ask({ ...payment, paymentNo: 2_000_000 })).refusal).toBe('PAYMENT_NOT_FOUND')
    const { paymentId } = payment
    await scenario.api.database.db.payment.update({ where: { paymentId }, data: { status: 'failed' } })
    expect((await ask(payment)).refusal).toBe('NOTHING_TO_REFUND')
    const unknown = { method: 'account' as const, refundAccount: { ...ACCOUNT, bank: 'MATTRESS' } }
    expect((await ask((await addPaid()).payment, unknown)).status).toBe(400)
    const { client } = await logInStaff(scenario.api, 'exception support', 'support')
    expect((await ask(payment, {}, client)).refusal).toBe('STAFF_FORBIDDEN')
  })
})

describe('an exceptional refund that follows an ordinary one', () => {
  it('ends the request when the ordinary refund has changed the record', async () => {
    const { payer, payment } = await addPaid()
    const { approvalNo } = (await ask(payment, { amountWon: 36_000 })).entity
    await payer.client.call(cancelPayment, { paymentNo: payment.paymentNo, reason: '영업 종료' })
    expect((await approve(approvalNo)).refusal).toBe('APPROVAL_CHANGED')
    expect(await refundsOf(payment)).toHaveLength(1)
  })

  it('waits for a concurrent ordinary refund before the approval', async () => {
    const { payment } = await addPaid()
    const { approvalNo } = (await ask(payment, { amountWon: 36_000 })).entity
    const { database, clock } = scenario.api
    const wanted = { amountWon: 36_000, reason: '영업 종료', accountSealed: null }
    const approved = await interleave(
      database,
      async (tx) => {
        await lockApplication(tx, payment.applicationNo)
        await refundPayment(tx, payment, wanted, clock.now())
      },
      () => approve(approvalNo),
    )
    expect(approved.refusal).toBe('APPROVAL_CHANGED')
    expect(await refundsOf(payment)).toMatchObject([{ isExceptional: false, amountWon: 36_000 }])
  })
})
