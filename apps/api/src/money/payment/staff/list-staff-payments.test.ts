import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import type { ContractClient } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addLateMoney, hearPaid } from '../../../testing/late-money.ts'
import { startTestApi } from '../../../testing/start-test-api.ts'

type Asked = SentTo<typeof listStaffPayments>

let scenario: PaymentScenario
let finance: ContractClient
let employeeNo: number

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance, employeeNo } = await logInStaff(scenario.api, 'finance1', 'finance'))
})
afterAll(() => scenario.stop())

const sort = { by: 'createdAt', isDescending: true } as const
const ask = async (filter: Asked['filter'] = {}, text = '', client = finance) =>
  client.call(listStaffPayments, { filter, sort, text })
const found = async (filter: Asked['filter'], text = '') =>
  (await ask(filter, text)).entity.list.map(({ paymentNo }) => paymentNo)

describe('the order list of staff', () => {
  it('masks and sums the orders and logs the list without a reason', async () => {
    const payer = await addApplicant(scenario)
    const payment = await hearPaid(scenario, await payer.order())
    const { entity } = await ask({}, orderNumber(payment))
    expect(entity).toMatchObject({ count: 1, isCountWhole: true, sumWon: 36_000, next: null })
    expect(entity.list).toMatchObject([
      {
        paymentNo: payment.paymentNo,
        orderNumber: orderNumber(payment),
        userName: '김*자',
        phone: expect.stringMatching(/^010-\*{4}-\d{4}$/),
        status: 'paid',
        hasException: false,
        isOnline: true,
        refundStatus: null,
      },
    ])
    const { memberNo } = payment
    const logged = await scenario.api.database.db.auditEntry.findMany({ where: { memberNo } })
    expect(logged).toMatchObject([{ employeeNo, operation: 'listStaffPayments', reason: '' }])
  })

  it('filters orders by status, method, kind of course, region, refund and days', async () => {
    const { payment: late } = await addLateMoney(scenario, 3)
    const seat = await addSeatPayer(scenario)
    const { paymentNo: inVenue } = await seat.pay()
    expect(await found({ status: 'paidAfterCancellation' })).toEqual([late.paymentNo])
    expect(await found({ hasException: true })).toEqual([late.paymentNo])
    expect(await found({ paymentType: 3 })).toEqual([late.paymentNo])
    expect(await found({ courseKind: 'inPerson' })).toEqual([inVenue])
    expect(await found({ courseKind: 'online' })).not.toContain(inVenue)
    expect(await found({ branchNo: 999 })).toEqual([])
    expect(await found({ region: 1 })).toContain(late.paymentNo)
    expect(await found({ region: 5 })).toEqual([])
    expect(await found({ salesType: 1, industryType: 3 })).toEqual([])
    expect(await found({ fromDay: '2026-11-22' })).toEqual([])
    expect(await found({ toDay: '2026-11-21', fromDay: '2026-11-21' })).toContain(inVenue)
    await scenario.api.database.db.refund.create({
      data: {
        paymentNo: inVenue,
        amountWon: 1_000,
        reason: '취소',
        status: 'failed',
        requestedAt: scenario.api.clock.now(),
      },
    })
    expect(await found({ refund: 'failed' })).toEqual([inVenue])
    expect(await found({ refund: 'inProgress' })).toEqual([])
  })

  it('finds orders by order number, name, telephone and its last digits', async () => {
    const payer = await addApplicant(scenario)
    const payment = await hearPaid(scenario, await payer.order())
    const { phone, name } = payer.person
    for (const text of [orderNumber(payment).replaceAll('-', ' '), phone, phone.slice(-4), name]) {
      expect(await found({}, text)).toContain(payment.paymentNo)
    }
    expect(await found({}, '없는이름')).toEqual([])
  })

  it('shows the orders only to headquarters, finance, support and read-only staff', async () => {
    for (const role of ['branch', 'education'] as const) {
      const { client } = await logInStaff(scenario.api, `orders ${role}`, role)
      expect((await ask({}, '', client)).refusal).toBe('STAFF_FORBIDDEN')
    }
    const { client } = await logInStaff(scenario.api, 'orders support', 'support')
    expect((await ask({}, '', client)).code).toBe(1)
    expect((await ask({}, '', scenario.api.client)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    for (const filter of [{ paymentType: 9 }, { region: 6 }, { fromDay: '어제' }]) {
      expect((await ask(filter as Asked['filter'])).status).toBe(400)
    }
  })
})
