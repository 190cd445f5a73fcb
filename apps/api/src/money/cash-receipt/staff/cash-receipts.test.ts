import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { requestCashReceipt } from '@hygiene/contracts/money/cash-receipt/staff/request-cash-receipt'
import { retryCashReceipt } from '@hygiene/contracts/money/cash-receipt/staff/retry-cash-receipt'
import { withdrawCashReceipt } from '@hygiene/contracts/money/cash-receipt/staff/withdraw-cash-receipt'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { lockApplication } from '@hygiene/db/locks'
import { openText } from '@hygiene/db/sealed-text'
import type { Payment } from '@hygiene/db/generated/client'
import {
  addCourse,
  addEnrolment,
  addPerson,
  type ContractClient,
  interleave,
  type ServedApi,
  type TaughtCourse,
} from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let api: ServedApi
let course: TaughtCourse
let finance: ContractClient
let second: ContractClient

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  ;({ client: finance } = await logInStaff(api, 'cash1', 'finance'))
  ;({ client: second } = await logInStaff(api, 'cash2', 'headquarters'))
})
afterAll(() => api.stop())

let people = 0

async function paidOrder(change: Partial<Payment> = {}): Promise<Payment> {
  const { db } = api.database
  people += 1
  const person = await addPerson(db, { userId: `cash${people}` })
  const { applicationNo, memberNo } = await addEnrolment(db, person, course)
  return db.payment.create({
    data: {
      paymentId: `cash${String(people).padStart(20, '0')}`,
      applicationNo,
      memberNo,
      paymentType: 3,
      orderName: '교육',
      amountWon: 36_000,
      taxFreeWon: 36_000,
      status: 'paid',
      createdAt: new Date('2026-11-20T01:00:00Z'),
      paidAt: new Date('2026-11-20T02:00:00Z'),
      ...change,
    },
  })
}

type Asked = SentTo<typeof requestCashReceipt>
const asked = ({ paymentNo }: Payment, change: Partial<Asked> = {}): Asked => ({
  paymentNo,
  purpose: 'personal',
  number: '010-1234-5678',
  reason: '전화로 신청',
  ...change,
})
const receiptsOf = async ({ paymentNo }: Payment) =>
  api.database.db.cashReceipt.findMany({ where: { paymentNo }, orderBy: { cashReceiptNo: 'asc' } })
const jobsOf = async (kind: string, cashReceiptNo: number) =>
  api.database.db.outbox.count({ where: { kind, payload: { equals: { cashReceiptNo } } } })

const list = async (change: Partial<SentTo<typeof listCashReceipts>> = {}) =>
  finance.call(listCashReceipts, { filter: {}, sort: { by: 'requestedAt', isDescending: true }, ...change })

const refusalOf = async (payment: Payment, change: Partial<Asked> = {}) =>
  (await finance.call(requestCashReceipt, asked(payment, change))).refusal

describe('a cash receipt for an order', () => {
  it('hands a receipt to the worker once, with its number sealed, masked and unlogged', async () => {
    const payment = await paidOrder()
    const { entity } = await finance.call(requestCashReceipt, asked(payment))
    const [receipt] = await receiptsOf(payment)
    expect(receipt).toMatchObject({
      ...entity,
      amountWon: 36_000,
      taxFreeWon: 36_000,
      identifierShown: '010-****-5678',
      status: 'requested',
    })
    const sealed = receipt?.identifierSealed ?? new Uint8Array()
    expect(openText(api.config.REFUND_ACCOUNT_KEY, sealed)).toBe('01012345678')
    expect(await jobsOf('issue-cash-receipt', entity.cashReceiptNo)).toBe(1)
    const where = { operation: 'requestCashReceipt', subjectKind: 'payment', subjectNo: payment.paymentNo }
    const log = await api.database.db.auditEntry.findMany({ where })
    expect(log).toMatchObject([{ memberNo: payment.memberNo, reason: '전화로 신청' }])
    const shown = (await finance.call(readStaffPayment, { number: String(payment.paymentNo) })).entity
    expect(shown).toMatchObject({
      cashReceipts: [{ identifierShown: '010-****-5678' }],
      mayIssueCashReceipt: false,
    })
    expect(
      JSON.stringify([shown, log.map(({ reason, detail }) => reason + detail), (await list()).entity]),
    ).not.toContain('12345678')
    expect((await finance.call(requestCashReceipt, asked(payment))).refusal).toBe('CASH_RECEIPT_EXISTS')
  })

  it('refuses cards, money being refunded, a wrong number and an unknown order', async () => {
    expect(await refusalOf(await paidOrder({ paymentType: 1 }))).toBe('CASH_RECEIPT_METHOD')
    expect(await refusalOf(await paidOrder({ status: 'cancelled' }))).toBe('CASH_RECEIPT_NO_MONEY')
    const returning = await paidOrder()
    const { paymentNo } = returning
    const refund = { paymentNo, amountWon: 1_000, reason: '취소', requestedAt: new Date() }
    await api.database.db.refund.create({ data: refund })
    expect(await refusalOf(returning)).toBe('CASH_RECEIPT_WHILE_REFUNDING')
    const payment = await paidOrder()
    expect(await refusalOf(payment, { number: '02-123-4567' })).toBe('CASH_RECEIPT_NUMBER_WRONG')
    expect(await refusalOf(payment, { purpose: 'corporate' })).toBe('CASH_RECEIPT_NUMBER_WRONG')
    expect(await refusalOf({ ...payment, paymentNo: 2_000_000 })).toBe('PAYMENT_NOT_FOUND')
    expect(await refusalOf(payment, { purpose: 'corporate', number: '220-81-62517' })).toBeNull()
  })

  it('uses the course’s tax for an older order and refuses an undecided tax', async () => {
    const { db } = api.database
    const { courseNo } = course.code
    const order = await paidOrder({ taxFreeWon: null })
    await db.course.update({ where: { courseNo }, data: { taxKind: 'undecided' } })
    expect((await finance.call(requestCashReceipt, asked(order))).refusal).toBe('COURSE_TAX_UNDECIDED')
    await db.course.update({ where: { courseNo }, data: { taxKind: 'taxable' } })
    expect((await finance.call(requestCashReceipt, asked(order))).code).toBe(1)
    expect(await receiptsOf(order)).toMatchObject([{ taxFreeWon: 0 }])
    await db.course.update({ where: { courseNo }, data: { taxKind: 'exempt' } })
  })

  it('cancels an issued receipt and retries a failed one', async () => {
    const payment = await paidOrder()
    const { cashReceiptNo } = (await finance.call(requestCashReceipt, asked(payment))).entity
    const entry = { cashReceiptNo: cashReceiptNo, reason: '다시 신청' }
    expect((await finance.call(withdrawCashReceipt, entry)).refusal).toBe('CASH_RECEIPT_NOT_ISSUED')
    expect((await finance.call(retryCashReceipt, entry)).refusal).toBe('CASH_RECEIPT_NOTHING_TO_RETRY')
    const set = async (data: object) => api.database.db.cashReceipt.update({ where: { cashReceiptNo }, data })
    await set({ status: 'failed', failure: '국세청에 등록되지 않은 번호입니다.' })
    expect((await list({ filter: { isTrouble: true } })).entity.list).toMatchObject([{ cashReceiptNo }])
    expect((await finance.call(retryCashReceipt, entry)).code).toBe(1)
    expect(await receiptsOf(payment)).toMatchObject([{ status: 'requested', attempt: 2, failure: null }])
    expect(await jobsOf('issue-cash-receipt', cashReceiptNo)).toBe(2)
    await set({ status: 'issued', issuedAt: new Date(), issueNumber: '123456789' })
    expect((await finance.call(withdrawCashReceipt, entry)).code).toBe(1)
    expect(await receiptsOf(payment)).toMatchObject([{ status: 'cancelling', isForRefund: false }])
    expect(await jobsOf('cancel-cash-receipt', cashReceiptNo)).toBe(1)
    const unknown = { ...entry, cashReceiptNo: 2_000_000 }
    for (const contract of [withdrawCashReceipt, retryCashReceipt])
      expect((await finance.call(contract, unknown)).refusal).toBe('CASH_RECEIPT_NOT_FOUND')
  })
})

describe('concurrent cash receipts', () => {
  it('issues one receipt for concurrent requests of two employees and refuses the rest', async () => {
    const payment = await paidOrder()
    const clicks = [finance, second, finance, second, finance].map(async (client) =>
      client.call(requestCashReceipt, asked(payment)),
    )
    const answers = (await Promise.all(clicks)).map(({ status, refusal }) => `${status} ${refusal ?? 'done'}`)
    expect(answers.toSorted()).toEqual([...Array(4).fill('200 CASH_RECEIPT_EXISTS'), '200 done'])
    expect(await receiptsOf(payment)).toHaveLength(1)
  })

  it('waits for an uncommitted refund and refuses the receipt', async () => {
    const payment = await paidOrder()
    const { paymentNo, applicationNo } = payment
    const refund = { paymentNo, amountWon: 36_000, reason: '취소', requestedAt: new Date() }
    const answer = await interleave(
      api.database,
      async (db) => {
        await lockApplication(db, applicationNo)
        await db.refund.create({ data: refund })
      },
      async () => finance.call(requestCashReceipt, asked(payment)),
    )
    expect(answer.refusal).toBe('CASH_RECEIPT_WHILE_REFUNDING')
    expect(await receiptsOf(payment)).toEqual([])
  })
})
