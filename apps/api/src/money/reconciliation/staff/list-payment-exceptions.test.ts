import { closePaymentException } from '@hygiene/contracts/money/reconciliation/staff/close-payment-exception'
import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import type { Payment } from '@hygiene/db/generated/client'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import type { ContractClient } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addLateMoney, hearPaid } from '../../../testing/late-money.ts'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: PaymentScenario
let finance: ContractClient
let employeeNo: number

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance, employeeNo } = await logInStaff(scenario.api, 'finance1', 'finance'))
})
beforeEach(async () => {
  await scenario.api.database.db.payment.updateMany({ data: { exceptionText: null } })
})
afterAll(() => scenario.stop())

const list = async (client = finance) => client.call(listPaymentExceptions, {})
const exceptions = async () => (await list()).entity.list.map(({ exception }) => exception)

async function refundOf({ paymentNo }: Payment, status: 'sent' | 'failed', sentAt: Date | null = null) {
  const amountWon = 36_000
  const requestedAt = scenario.api.clock.now()
  const failure = status === 'failed' ? '예금주가 다릅니다.' : null
  return scenario.api.database.db.refund.create({
    data: { paymentNo, amountWon, reason: '취소', status, requestedAt, sentAt, failure },
  })
}

describe('the list of payment exceptions', () => {
  it('shows person, course, sum, day and cause and masks and logs the members', async () => {
    const { payment, payer } = await addLateMoney(scenario, 3)
    const { entity } = await list()
    expect(entity).toMatchObject({ count: 1, explained: [] })
    expect(entity.list).toEqual([
      {
        paymentNo: payment.paymentNo,
        orderNumber: orderNumber(payment),
        applicationNo: payment.applicationNo,
        memberNo: payer.person.memberNo,
        userName: '김*자',
        phone: expect.stringMatching(/^010-\*{4}-\d{4}$/),
        orderName: payment.orderName,
        paymentType: 3,
        amountWon: 36_000,
        paidAt: scenario.api.clock.now().toISOString(),
        status: 'paidAfterCancellation',
        exception: 'lateMoney',
        actions: ['refund'],
        differenceWon: 36_000,
        since: scenario.api.clock.now().toISOString(),
        exceptionText: '끝난 신청에 입금되었습니다. 환불이 필요합니다.',
        refund: null,
        needsAccount: true,
      },
    ])
    const logged = await scenario.api.database.db.auditEntry.findMany({
      where: { memberNo: payer.person.memberNo },
    })
    expect(logged).toMatchObject([{ employeeNo, operation: 'listPaymentExceptions', reason: '' }])
  })

  it('lists another amount, a refused refund and a slow refund with the oldest order first', async () => {
    const { db } = scenario.api.database
    const differs = await (await addApplicant(scenario)).order()
    await hearPaid(scenario, differs, 35_000)
    const refused = (await addLateMoney(scenario)).payment
    await refundOf(refused, 'failed')
    const slow = (await addLateMoney(scenario)).payment
    await refundOf(slow, 'sent', new Date(scenario.api.clock.now().getTime() - 3 * 86_400_000 - 1))
    await db.payment.update({ where: { paymentNo: slow.paymentNo }, data: { exceptionText: null } })

    const { entity } = await list()
    expect(entity.list.map(({ exception, refund }) => [exception, refund?.failure])).toEqual([
      ['amountDiffers', undefined],
      ['refundFailed', '예금주가 다릅니다.'],
      ['refundSlow', null],
    ])
    expect(entity.list[0]?.differenceWon).toBe(-1_000)
    expect(entity.list[2]?.exceptionText).toMatch(/사흘/)
    await db.refund.deleteMany({ where: { paymentNo: slow.paymentNo } })
  })

  it('omits payments that do not wait for staff', async () => {
    await hearPaid(scenario, await (await addApplicant(scenario)).order())
    expect(await exceptions()).toEqual([])
  })

  it('names the exceptions explained today with their words and the employee', async () => {
    const differs = await hearPaid(scenario, await (await addApplicant(scenario)).order(), 35_000)
    const text = '결제사에서 차액 환불'
    await finance.call(closePaymentException, { paymentNo: differs.paymentNo, reason: text })
    const { entity } = await list()
    expect(entity.list).toEqual([])
    expect(entity.explained).toMatchObject([{ paymentNo: differs.paymentNo, text, amountWon: 36_000 }])
  })

  it('shows payment exceptions only to finance and headquarters', async () => {
    for (const role of ['branch', 'education', 'support', 'readOnly'] as const) {
      const { client } = await logInStaff(scenario.api, `money ${role}`, role)
      expect((await list(client)).refusal).toBe('STAFF_FORBIDDEN')
    }
    const { client } = await logInStaff(scenario.api, 'money head', 'headquarters')
    expect((await list(client)).code).toBe(1)
    expect((await list(scenario.api.client)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    const person = (await addApplicant(scenario)).client
    expect((await list(person)).refusal).toBe('STAFF_SESSION_EXPIRED')
  })
})
