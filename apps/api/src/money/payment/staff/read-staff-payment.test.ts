import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { closePaymentException } from '@hygiene/contracts/money/reconciliation/staff/close-payment-exception'
import { refundPaymentException } from '@hygiene/contracts/money/refund/staff/refund-payment-exception'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { failRefund } from '@hygiene/operations/money/payment/fail-refund'
import { receiveNotice } from '@hygiene/operations/money/payment/receive-notice'
import type { ContractClient } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hearPaid } from '../../../testing/late-money.ts'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: PaymentScenario
let finance: ContractClient

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance } = await logInStaff(scenario.api, 'finance1', 'finance'))
})
afterAll(() => scenario.stop())

const read = async (number: string, client = finance) => client.call(readStaffPayment, { number })
const textOf = async (paymentNo: number) =>
  (await read(String(paymentNo))).entity.events.map(({ side, text }) => `${side}: ${text}`)

describe('one order at the console', () => {
  it('keeps an overwritten refusal of a retried refund and every message of the gateway', async () => {
    const payer = await addApplicant(scenario)
    const paymentId = await payer.order()
    const now = scenario.api.clock.now()
    const { db } = scenario.api.database
    await receiveNotice(db, { noticeId: `n-${paymentId}`, type: 'Transaction.Paid', paymentId }, now)
    const payment = await hearPaid(scenario, paymentId)
    const { paymentNo, amountWon } = payment
    await hearPaid(scenario, paymentId)
    await payer.client.call(cancelPayment, { paymentNo, reason: '영업을 그만둡니다' })
    const refund = await db.refund.findFirstOrThrow({ where: { paymentNo } })
    await failRefund(db, refund, '예금주가 다릅니다.', now)
    await finance.call(refundPaymentException, { paymentNo, amountWon, reason: '다시 시도' })
    await hearPaid(scenario, paymentId, amountWon, 'CANCELLED')

    expect(await textOf(paymentNo)).toEqual([
      'ours: 주문을 만듦',
      'gateway: 승인 36,000원 → 결제 완료',
      'ours: 환불을 시작함 36,000원: 영업을 그만둡니다',
      'ours: 확인이 필요한 건으로 올림: 환불이 결제사에서 거절되었습니다.',
      'gateway: 결제사가 환불을 거절함: 예금주가 다릅니다.',
      'ours: 환불을 시작함 36,000원: 영업을 그만둡니다',
      'gateway: 취소 36,000원 → 결제 취소',
      'gateway: 환불이 끝남',
      'gateway: 통지를 받음 (Transaction.Paid)',
    ])
    const { entity } = await read(String(paymentNo))
    expect(entity.refunds.map(({ status }) => status)).toEqual(['done', 'failed'])
    expect(entity).toMatchObject({
      userName: '김*자',
      refundableWon: 0,
      refundStatus: 'done',
      isOnline: true,
    })
    expect(entity.records).toMatchObject([{ status: 'refunded', inPersonEnrolmentNo: null }])
  })

  it('finds an order by the number a member reads out and names the employee who acted', async () => {
    const payment = await hearPaid(scenario, await (await addApplicant(scenario)).order(), 35_000)
    const { paymentNo } = payment
    await finance.call(closePaymentException, { paymentNo, reason: '차액을 돌려드림' })
    const { entity } = await read(orderNumber(payment).replaceAll('-', ' '))
    expect(entity.paymentNo).toBe(paymentNo)
    expect(entity.events.at(-1)).toMatchObject({
      side: 'staff',
      text: '설명하고 닫음: 차액을 돌려드림',
      employeeName: '박상담',
    })
  })

  it('refuses to change or delete the history of an order', async () => {
    const { db } = scenario.api.database
    const { paymentNo } = await hearPaid(scenario, await (await addApplicant(scenario)).order())
    await expect(
      db.paymentEvent.updateMany({ where: { paymentNo }, data: { text: '없던 일' } }),
    ).rejects.toThrow(/append-only/)
    await expect(db.paymentEvent.deleteMany({ where: { paymentNo } })).rejects.toThrow(/append-only/)
  })

  it('finds no order for an unknown number and refuses a reader from a branch', async () => {
    for (const number of ['2000000', '99999999999', '주문', '2611-4108-8899']) {
      expect((await read(number)).refusal).toBe('PAYMENT_NOT_FOUND')
    }
    expect((await read(' ')).status).toBe(400)
    const { client } = await logInStaff(scenario.api, 'order branch', 'branch')
    expect((await read('1', client)).refusal).toBe('STAFF_FORBIDDEN')
  })
})
