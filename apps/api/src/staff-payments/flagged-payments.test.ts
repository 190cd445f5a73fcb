import { listFlaggedPayments } from '@hygiene/contracts'
import type { Payment } from '@hygiene/db'
import { orderNumber } from '@hygiene/domain'
import type { ContractClient } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addLateMoney, hearPaid } from '../testing/late-money.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const REASON = '입금 확인'

let scenario: PaymentScenario
let finance: ContractClient
let employeeNo: number

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance, employeeNo } = await logInStaff(scenario.api, 'finance1', 'finance'))
})
beforeEach(async () => {
  await scenario.api.database.db.payment.updateMany({ data: { attention: null } })
})
afterAll(() => scenario.stop())

const list = async (client = finance, page = 1) => client.call(listFlaggedPayments, { reason: REASON, page })
const concerns = async () => (await list()).entity.list.map(({ concern }) => concern)

async function refundOf({ paymentNo }: Payment, status: 'sent' | 'failed', sentAt: Date | null = null) {
  const amountWon = 36_000
  const requestedAt = scenario.api.clock.now()
  const failure = status === 'failed' ? '예금주가 다릅니다.' : null
  return scenario.api.database.db.refund.create({
    data: { paymentNo, amountWon, reason: '취소', status, requestedAt, sentAt, failure },
  })
}

describe('money that waits for staff', () => {
  it('shows person, course, sum, day and cause; people masked and logged with the reason', async () => {
    const { payment, payer } = await addLateMoney(scenario, 3)
    const { entity } = await list()
    expect(entity.pageInfo).toEqual({ page: 1, totalPage: 1, totalRow: 1 })
    expect(entity.list).toEqual([
      {
        paymentNo: payment.paymentNo,
        orderNumber: orderNumber(payment),
        applicationNo: payment.applicationNo,
        memberNo: payer.person.memberNo,
        userId: payer.person.userId,
        userName: '김*자',
        phone: expect.stringMatching(/^010-\*{4}-\d{4}$/),
        orderName: payment.orderName,
        paymentType: 3,
        amountWon: 36_000,
        paidAt: scenario.api.clock.now().toISOString(),
        concern: 'lateMoney',
        attention: '끝난 신청에 입금되었습니다. 환불이 필요합니다.',
        refund: null,
        needsAccount: true,
      },
    ])
    const logged = await scenario.api.database.db.auditEntry.findMany({
      where: { memberNo: payer.person.memberNo },
    })
    expect(logged).toMatchObject([{ employeeNo, action: 'listFlaggedPayments', reason: REASON }])
  })

  it('is found by the number a person reads out, however it is grouped', async () => {
    const asked = (await addLateMoney(scenario)).payment
    await addLateMoney(scenario)
    for (const typed of [orderNumber(asked), orderNumber(asked).replaceAll('-', ' ')]) {
      const { entity } = await finance.call(listFlaggedPayments, {
        reason: REASON,
        page: 1,
        orderNumber: typed,
      })
      expect(entity.list.map(({ paymentNo }) => paymentNo)).toEqual([asked.paymentNo])
    }
  })

  it('is not looked for by a number with a wrong digit', async () => {
    const answer = await finance.call(listFlaggedPayments, {
      reason: REASON,
      page: 1,
      orderNumber: '2611-4108-8899',
    })
    expect(answer.status).toBe(400)
  })

  it('knows another amount, a refused refund and a slow one, the latest money first', async () => {
    const { db } = scenario.api.database
    const differs = await (await addApplicant(scenario)).order()
    await hearPaid(scenario, differs, 35_000)
    const refused = (await addLateMoney(scenario)).payment
    await refundOf(refused, 'failed')
    const slow = (await addLateMoney(scenario)).payment
    await refundOf(slow, 'sent', new Date(scenario.api.clock.now().getTime() - 3 * 86_400_000 - 1))
    await db.payment.update({ where: { paymentNo: slow.paymentNo }, data: { attention: null } })

    const { entity } = await list()
    expect(entity.list.map(({ concern, refund }) => [concern, refund?.failure])).toEqual([
      ['refundSlow', null],
      ['refundFailed', '예금주가 다릅니다.'],
      ['amountDiffers', undefined],
    ])
    expect(entity.list[0]?.attention).toMatch(/사흘/)
    await db.refund.deleteMany({ where: { paymentNo: slow.paymentNo } })
  })

  it('leaves out payments that do not wait for staff, and pages the rest', async () => {
    const { db } = scenario.api.database
    const calm = await (await addApplicant(scenario)).order()
    await hearPaid(scenario, calm)
    expect(await concerns()).toEqual([])

    const { memberNo, applicationNo } = (await addApplicant(scenario)).enrolment
    const money = { memberNo, applicationNo, paymentType: 1, orderName: '교육', amountWon: 36_000 }
    await db.payment.createMany({
      data: Array.from({ length: 21 }, (_, index) => ({
        ...money,
        paymentId: `page${index}`,
        status: 'mismatched' as const,
        createdAt: scenario.api.clock.now(),
        attention: '결제사의 금액이 주문 금액과 다릅니다.',
      })),
    })
    const second = (await list(finance, 2)).entity
    expect(second.pageInfo).toEqual({ page: 2, totalPage: 2, totalRow: 21 })
    expect(second.list).toHaveLength(1)
    expect((await list(finance, 3)).entity.list).toEqual([])
  })

  it('is for finance and headquarters, with a reason', async () => {
    for (const role of ['branch', 'education', 'support', 'readOnly'] as const) {
      const { client } = await logInStaff(scenario.api, `money ${role}`, role)
      expect((await list(client)).refusal).toBe('STAFF_FORBIDDEN')
    }
    const { client } = await logInStaff(scenario.api, 'money head', 'headquarters')
    expect((await list(client)).code).toBe(1)
    expect((await list(scenario.api.client)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    const person = (await addApplicant(scenario)).client
    expect((await list(person)).refusal).toBe('STAFF_SESSION_EXPIRED')
    for (const malformed of [
      { reason: ' ', page: 1 },
      { reason: REASON, page: 0 },
    ]) {
      expect((await finance.call(listFlaggedPayments, malformed)).status).toBe(400)
    }
  })
})
