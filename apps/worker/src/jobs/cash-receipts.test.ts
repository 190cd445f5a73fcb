import { randomUUID } from 'node:crypto'
import type { CashReceipt, Payment } from '@hygiene/db/generated/client'
import { GatewayUnavailable } from '@hygiene/gateways'
import { followMoneyBack } from '@hygiene/operations/money/cash-receipt/follow-money-back'
import { loadOrder } from '@hygiene/operations/money/cash-receipt/load-order'
import { requestCashReceipt } from '@hygiene/operations/money/cash-receipt/staff/request-cash-receipt'
import { retryCashReceipt } from '@hygiene/operations/money/cash-receipt/staff/retry-cash-receipt'
import { withdrawCashReceipt } from '@hygiene/operations/money/cash-receipt/staff/withdraw-cash-receipt'
import type { EmployeeActor } from '@hygiene/operations/kit/actor'
import { isDenied } from '@hygiene/operations/kit/operation'
import { addEnrolment, addPerson, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { cancelCashReceiptJob } from './cancel-cash-receipt.ts'
import { issueCashReceiptJob } from './issue-cash-receipt.ts'

let sandbox: RunningSandbox
let scenario: TestWorker

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/notice')
  scenario = await startTestWorker({ PORTONE_BASE_URL: sandbox.origin })
})
beforeEach(() => sandbox.control('/faults/reset'))
afterAll(async () => {
  await scenario.stop()
  await sandbox.stop()
})

const reason = '전화로 요청'
let people = 0
let actor: EmployeeActor

async function requested(): Promise<{ payment: Payment; cashReceiptNo: number }> {
  const { db } = scenario.database
  people += 1
  const person = await addPerson(db, { userId: `cash${people}` })
  const { applicationNo, memberNo } = await addEnrolment(db, person, scenario.course)
  const paymentId = `cash${randomUUID().replaceAll('-', '').slice(0, 20)}`
  const order = {
    paymentId,
    applicationNo,
    memberNo,
    paymentType: 5 as const,
    orderName: '교육',
    amountWon: 36_000,
  }
  const at = new Date('2026-11-20T01:00:00Z')
  const data = { ...order, taxFreeWon: 36_000, status: 'paid', createdAt: at, paidAt: at } as const
  const payment = await db.payment.create({ data })
  const employee = await db.employee.upsert({
    where: { loginId: 'cash' },
    create: { loginId: 'cash', name: '회계', role: 'finance', passwordHash: 'none', createdAt: at },
    update: {},
  })
  actor = { ...employee, loginNo: '', ipAddress: '203.0.113.7' }
  const input = {
    paymentNo: payment.paymentNo,
    purpose: 'personal',
    number: '010-1234-5678',
    reason,
  } as const
  const { REFUND_ACCOUNT_KEY } = scenario.deps.config
  const made = await requestCashReceipt({ db, input, actor, now: new Date(), REFUND_ACCOUNT_KEY })
  if (isDenied(made)) throw new Error(made.reason)
  return { payment, cashReceiptNo: made.cashReceiptNo }
}

const staffCall = (cashReceiptNo: number) => ({
  db: scenario.database.db,
  input: { cashReceiptNo, reason },
  actor,
  now: new Date(),
})
const issue = async (cashReceiptNo: number) => issueCashReceiptJob(scenario.deps, { cashReceiptNo })
const cancel = async (cashReceiptNo: number) => cancelCashReceiptJob(scenario.deps, { cashReceiptNo })
const receiptsOf = async ({ paymentNo }: Payment): Promise<CashReceipt[]> =>
  scenario.database.db.cashReceipt.findMany({ where: { paymentNo }, orderBy: { cashReceiptNo: 'asc' } })

type Held = {
  issues: number
  amount: number
  taxFreeAmount: number
  issueNumber: string
  cancelledAt?: string
}
async function heldOf({ paymentId }: Payment): Promise<Held | undefined> {
  const state = await fetch(`${sandbox.origin}/control/state`)
  return ((await state.json()) as { cashReceipts: Record<string, Held> }).cashReceipts[paymentId]
}

async function giveBack({ paymentNo }: Payment, amountWon: number): Promise<void> {
  const refund = {
    paymentNo,
    amountWon,
    reason: '일부',
    status: 'done',
    isByHand: true,
    isExceptional: true,
  } as const
  await scenario.database.db.$transaction(async (db) => {
    await loadOrder(db, paymentNo)
    await db.refund.create({ data: { ...refund, requestedAt: new Date(), doneAt: new Date() } })
    await followMoneyBack(db, paymentNo)
  })
}

describe('a cash receipt at the gateway', () => {
  it('issues a cash receipt with its sums and skips a repeated job', async () => {
    const { payment, cashReceiptNo } = await requested()
    await issue(cashReceiptNo)
    await issue(cashReceiptNo)
    const held = await heldOf(payment)
    expect(held).toMatchObject({ issues: 1, amount: 36_000, taxFreeAmount: 36_000 })
    expect(await receiptsOf(payment)).toMatchObject([{ status: 'issued', issueNumber: held?.issueNumber }])
  })

  it('searches for a cash receipt before a retry when the answer or the worker is lost', async () => {
    const { payment, cashReceiptNo } = await requested()
    const payments = { ...scenario.deps.payment }
    payments.issueCashReceipt = async (wanted) => {
      await scenario.deps.payment.issueCashReceipt(wanted)
      throw new GatewayUnavailable('payment', 'hung up')
    }
    const lost = issueCashReceiptJob({ ...scenario.deps, payment: payments }, { cashReceiptNo })
    await expect(lost).rejects.toThrow(GatewayUnavailable)
    expect(await receiptsOf(payment)).toMatchObject([
      { status: 'requested', failure: expect.stringContaining('다시 시도') },
    ])
    expect(await retryCashReceipt(staffCall(cashReceiptNo))).toEqual({ cashReceiptNo })
    await issue(cashReceiptNo)
    expect(await receiptsOf(payment)).toMatchObject([{ status: 'issued', failure: null, attempt: 1 }])
    expect((await heldOf(payment))?.issues).toBe(1)
  })

  it('issues a cash receipt once with concurrent workers', async () => {
    const { payment, cashReceiptNo } = await requested()
    await Promise.allSettled([issue(cashReceiptNo), issue(cashReceiptNo), issue(cashReceiptNo)])
    await issue(cashReceiptNo)
    expect(await receiptsOf(payment)).toMatchObject([{ status: 'issued' }])
    expect((await heldOf(payment))?.issues).toBe(1)
  })

  it('shows why a cash receipt was refused and tries again', async () => {
    const { payment, cashReceiptNo } = await requested()
    await sandbox.control('/faults', { decline: true })
    await issue(cashReceiptNo)
    const [failed] = await receiptsOf(payment)
    expect(failed).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('발급하지 않았습니다'),
    })
    await sandbox.control('/faults/reset')
    expect(await retryCashReceipt(staffCall(cashReceiptNo))).toEqual({ cashReceiptNo })
    await issue(cashReceiptNo)
    expect(await receiptsOf(payment)).toMatchObject([{ status: 'issued', attempt: 2 }])
  })

  it('waits with a sentence while the gateway is away', async () => {
    const { payment, cashReceiptNo } = await requested()
    await sandbox.control('/faults', { httpStatus: 502 })
    await expect(issue(cashReceiptNo)).rejects.toThrow(GatewayUnavailable)
    expect(await receiptsOf(payment)).toMatchObject([
      { status: 'requested', failure: expect.stringContaining('답하지 않아') },
    ])
  })

  it('lets staff cancel a cash receipt or shows why not', async () => {
    const { payment, cashReceiptNo } = await requested()
    await issue(cashReceiptNo)
    await withdrawCashReceipt(staffCall(cashReceiptNo))
    await sandbox.control('/faults', { decline: true })
    await cancel(cashReceiptNo)
    expect(await receiptsOf(payment)).toMatchObject([
      { status: 'issued', failure: expect.stringContaining('취소하지 못했습니다') },
    ])
    await sandbox.control('/faults/reset')
    await withdrawCashReceipt(staffCall(cashReceiptNo))
    await cancel(cashReceiptNo)
    await cancel(cashReceiptNo)
    expect(await receiptsOf(payment)).toMatchObject([{ status: 'cancelled', identifierSealed: null }])
    expect((await heldOf(payment))?.cancelledAt).toBeDefined()
  })
})

describe('returned money', () => {
  it('cancels the cash receipt on a refund and issues one for the rest to the same number', async () => {
    const { payment, cashReceiptNo } = await requested()
    await issue(cashReceiptNo)
    await giveBack(payment, 6_000)
    await cancel(cashReceiptNo)
    const [old, rest] = await receiptsOf(payment)
    expect(old).toMatchObject({ status: 'cancelled', isForRefund: true, identifierSealed: null })
    expect(rest).toMatchObject({ status: 'requested', amountWon: 30_000, taxFreeWon: 30_000 })
    await issue(rest?.cashReceiptNo ?? 0)
    expect(await heldOf(payment)).toMatchObject({ issues: 2, amount: 30_000 })
    await giveBack(payment, 30_000)
    await cancel(rest?.cashReceiptNo ?? 0)
    expect((await receiptsOf(payment)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  })

  it('leaves no cash receipt of the whole sum when the refund comes first', async () => {
    const { payment, cashReceiptNo } = await requested()
    await giveBack(payment, 36_000)
    await issue(cashReceiptNo)
    expect(await receiptsOf(payment)).toMatchObject([{ status: 'cancelled', issuedAt: null }])
    expect(await heldOf(payment)).toBeUndefined()
  })

  it('cancels the cash receipt at once on a refund while the gateway issues', async () => {
    const { payment, cashReceiptNo } = await requested()
    const payments = { ...scenario.deps.payment }
    payments.issueCashReceipt = async (wanted) => {
      const issued = await scenario.deps.payment.issueCashReceipt(wanted)
      await giveBack(payment, 36_000)
      return issued
    }
    await issueCashReceiptJob({ ...scenario.deps, payment: payments }, { cashReceiptNo })
    expect(await receiptsOf(payment)).toMatchObject([{ status: 'cancelling', isForRefund: true }])
    await cancel(cashReceiptNo)
    expect(await receiptsOf(payment)).toMatchObject([{ status: 'cancelled' }])
  })
})
