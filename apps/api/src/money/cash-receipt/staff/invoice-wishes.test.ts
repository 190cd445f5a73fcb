import { askInvoice } from '@hygiene/contracts/money/cash-receipt/ask-invoice'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { decideInvoiceWish } from '@hygiene/contracts/money/cash-receipt/staff/decide-invoice-wish'
import { listInvoiceWishes } from '@hygiene/contracts/money/cash-receipt/staff/list-invoice-wishes'
import { openInvoiceWish } from '@hygiene/contracts/money/cash-receipt/staff/open-invoice-wish'
import { requestCashReceipt } from '@hygiene/contracts/money/cash-receipt/staff/request-cash-receipt'
import type { Payment } from '@hygiene/db/generated/client'
import {
  addCourse,
  addEnrolment,
  addPerson,
  type ContractClient,
  type ServedApi,
  type TaughtCourse,
} from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let api: ServedApi
let course: TaughtCourse
let finance: ContractClient

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  ;({ client: finance } = await logInStaff(api, 'wish1', 'finance'))
})
afterAll(() => api.stop())

let people = 0

async function owner(change: Partial<Payment> = {}) {
  const { db } = api.database
  people += 1
  const person = await addPerson(db, { userId: `wish${people}` })
  const { applicationNo, memberNo } = await addEnrolment(db, person, course)
  const order = { applicationNo, memberNo, paymentType: 4 as const, orderName: '교육', amountWon: 36_000 }
  const at = new Date('2026-11-20T01:00:00Z')
  const paymentId = `wish${String(people).padStart(20, '0')}`
  const payment = await db.payment.create({
    data: { ...order, paymentId, taxFreeWon: 0, status: 'paid', createdAt: at, paidAt: at, ...change },
  })
  return { client: await api.logIn(person.userId), paymentNo: payment.paymentNo, memberNo }
}

const FORM = { businessNumber: '220-81-62517', businessName: '영자네 밥상', email: 'youngja@example.com' }
const wishOf = async (paymentNo: number) =>
  api.database.db.invoiceWish.findUniqueOrThrow({ where: { paymentNo } })

describe('a request for a «계산서»', () => {
  it('seals an invoice request, accepts one and lists the request without number and mail', async () => {
    const { client, paymentNo, memberNo } = await owner()
    const asked = { paymentNo, ...FORM }
    const row = async () => (await client.call(listPayments, {})).entity.list[0]
    expect(await row()).toMatchObject({ mayAskInvoice: true, invoiceWish: null })
    expect((await client.call(askInvoice, asked)).code).toBe(1)
    expect((await client.call(askInvoice, asked)).refusal).toBe('INVOICE_ASKED')
    expect(await row()).toMatchObject({ mayAskInvoice: false, invoiceWish: { status: 'asked' } })
    const sort = { by: 'askedAt', isDescending: true } as const
    const { entity } = await finance.call(listInvoiceWishes, { filter: { status: 'asked' }, sort })
    expect(entity.list).toMatchObject([
      { paymentNo, memberNo, businessNumberShown: '220-**-***17', userName: '김*자', amountWon: 36_000 },
    ])
    expect(JSON.stringify(entity)).not.toMatch(/2208162517|220-81|youngja/)
    expect(Buffer.from((await wishOf(paymentNo)).sealed ?? []).toString('latin1')).not.toContain('youngja')
  })

  it('refuses cards, orders without money, a wrong number and another person’s order', async () => {
    const refusal = async (change: Partial<Payment>) => {
      const { client, paymentNo } = await owner(change)
      return (await client.call(askInvoice, { paymentNo, ...FORM })).refusal
    }
    expect(await refusal({ paymentType: 1 as const })).toBe('INVOICE_METHOD')
    expect(await refusal({ status: 'cancelled' })).toBe('NOT_PAID_YET')
    const [one, other] = [await owner(), await owner()]
    const stranger = { paymentNo: other.paymentNo, ...FORM }
    expect((await one.client.call(askInvoice, stranger)).refusal).toBe('PAYMENT_NOT_FOUND')
    for (const wrong of [{ businessNumber: '220-81-62518' }, { email: 'none' }, { businessName: ' ' }]) {
      const sent = await one.client.call(askInvoice, { paymentNo: one.paymentNo, ...FORM, ...wrong })
      expect(sent.status).toBe(400)
    }
  })

  it('opens an invoice request only in a case, decides once and lets the owner reapply', async () => {
    const { client, paymentNo, memberNo } = await owner()
    await client.call(askInvoice, { paymentNo, ...FORM })
    const { wishNo } = await wishOf(paymentNo)
    const wish = { wishNo: wishNo }
    expect((await finance.call(openInvoiceWish, wish)).refusal).toBe('MEMBER_CASE_REQUIRED')
    await finance.call(openCase, { memberNo: memberNo, purpose: 'money', text: '계산서 발급' })
    expect((await finance.call(openInvoiceWish, wish)).entity).toEqual({
      businessNumber: '220-81-62517',
      email: 'youngja@example.com',
    })
    const refuse = { ...wish, outcome: { text: '휴업한 사업자입니다.' } }
    expect((await finance.call(decideInvoiceWish, refuse)).code).toBe(1)
    expect((await finance.call(decideInvoiceWish, refuse)).refusal).toBe('INVOICE_WISH_DECIDED')
    expect((await finance.call(openInvoiceWish, wish)).refusal).toBe('INVOICE_WISH_DECIDED')
    const row = async () => (await client.call(listPayments, {})).entity.list[0]
    expect(await row()).toMatchObject({
      mayAskInvoice: true,
      invoiceWish: { status: 'refused', text: '휴업한 사업자입니다.' },
    })
    expect((await client.call(askInvoice, { paymentNo, ...FORM })).code).toBe(1)
    const done = { ...wish, outcome: { invoiceNumber: '20261123-41000012-abc12345' } }
    expect((await finance.call(decideInvoiceWish, done)).code).toBe(1)
    expect(await row()).toMatchObject({ mayAskInvoice: false, invoiceWish: { status: 'done' } })
    expect(await wishOf(paymentNo)).toMatchObject({ sealed: null, status: 'done' })
    const unknown = { ...done, wishNo: 2_000_000 }
    expect((await finance.call(decideInvoiceWish, unknown)).refusal).toBe('INVOICE_WISH_NOT_FOUND')
    const badNumber = { ...done, outcome: { invoiceNumber: '?' } }
    expect((await finance.call(decideInvoiceWish, badNumber)).status).toBe(400)
  })

  it('allows either an invoice or a cash receipt for one sale', async () => {
    const issue = { purpose: 'personal', number: '01012345678', reason: '요청' } as const
    const first = await owner()
    await first.client.call(askInvoice, { paymentNo: first.paymentNo, ...FORM })
    await finance.call(requestCashReceipt, { paymentNo: first.paymentNo, ...issue })
    const wishNo = (await wishOf(first.paymentNo)).wishNo
    const done = { wishNo, outcome: { invoiceNumber: '2026112341000012' } }
    expect((await finance.call(decideInvoiceWish, done)).refusal).toBe('INVOICE_CASH_RECEIPT_EXISTS')
    const second = await owner()
    await second.client.call(askInvoice, { paymentNo: second.paymentNo, ...FORM })
    const other = { ...done, wishNo: (await wishOf(second.paymentNo)).wishNo }
    expect((await finance.call(decideInvoiceWish, other)).code).toBe(1)
    const late = { paymentNo: second.paymentNo, ...issue }
    expect((await finance.call(requestCashReceipt, late)).refusal).toBe('CASH_RECEIPT_INVOICED')
  })
})
