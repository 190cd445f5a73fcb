import { listNextActions } from '@hygiene/contracts/member/account/list-next-actions'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { quoteRefund } from '@hygiene/contracts/money/refund/quote-refund'
import { refundPaymentException } from '@hygiene/contracts/money/refund/staff/refund-payment-exception'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addLateMoney, hearPaid } from '../../testing/late-money.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const ACCOUNT = { bank: 'NONGHYUP', accountNumber: '302-1234-5678-91', holder: '김영자' }
const REASON = '끝난 신청에 들어온 돈'

let scenario: PaymentScenario

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
beforeEach(() => scenario.api.clock.set('2026-11-21T10:00:00+09:00'))
afterAll(() => scenario.stop())

const refundsOf = async (paymentNo: number) =>
  scenario.api.database.db.refund.findMany({ where: { paymentNo } })

it('shows late money to its person with the sum and whether an account is needed', async () => {
  const { payer, payment } = await addLateMoney(scenario, 3)
  const { paymentNo, orderName, paidAt } = payment
  const { money, list } = (await payer.client.call(listNextActions, {})).entity
  expect(money).toEqual([
    {
      state: 'late',
      paymentNo,
      orderName,
      amount: 36_000,
      paidAt: paidAt?.toISOString(),
      isInPerson: false,
      needsAccount: true,
    },
  ])
  expect(list).toMatchObject([{ state: 'apply' }])
  const quote = (await payer.client.call(quoteRefund, { paymentNo })).entity
  expect(quote).toMatchObject({ isAllowed: true, amount: 36_000, needsBankAccount: true })
  expect((await payer.client.call(listPayments, {})).entity.list).toMatchObject([{ isRefundable: true }])
})

it('begins one refund to the person’s account, however often and by whom requested', async () => {
  const { payer, payment } = await addLateMoney(scenario, 3)
  const { paymentNo } = payment
  const wanted = { paymentNo, reason: REASON }
  expect((await payer.client.call(cancelPayment, wanted)).refusal).toBe('REFUND_ACCOUNT_REQUIRED')
  const { client: finance } = await logInStaff(scenario.api, 'financeLate', 'finance')
  const given = { paymentNo, amountWon: 36_000, reason: '전화로 계좌 확인', refundAccount: ACCOUNT }
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () =>
      payer.client.call(cancelPayment, { ...wanted, refundAccount: ACCOUNT }),
    ),
    finance.call(refundPaymentException, given),
  ])
  expect(new Set(answers.map(({ entity }) => entity.refundNo)).size).toBe(1)
  expect(await refundsOf(paymentNo)).toHaveLength(1)
  const { money } = (await payer.client.call(listNextActions, {})).entity
  expect(money).toMatchObject([{ state: 'inProgress', amount: 36_000 }])
})

it('shows a refused refund with the remaining steps and no money of another person', async () => {
  const { payer, payment } = await addLateMoney(scenario)
  const { paymentNo } = payment
  await payer.client.call(cancelPayment, { paymentNo, reason: REASON })
  await scenario.api.database.db.refund.updateMany({ where: { paymentNo }, data: { status: 'failed' } })
  const { money } = (await payer.client.call(listNextActions, {})).entity
  expect(money).toMatchObject([{ state: 'refused', needsAccount: false, amount: 36_000 }])

  const stranger = await addApplicant(scenario)
  expect((await stranger.client.call(listNextActions, {})).entity.money).toEqual([])
  const refused = await stranger.client.call(cancelPayment, { paymentNo, reason: REASON })
  expect(refused.refusal).toBe('PAYMENT_NOT_FOUND')
})

it('refunds late money and leaves what another order of the application paid', async () => {
  const payer = await addApplicant(scenario)
  const account = await payer.order(3)
  await hearPaid(scenario, await payer.order(1))
  const { paymentNo } = await hearPaid(scenario, account)
  const wanted = { paymentNo, reason: REASON, refundAccount: ACCOUNT }
  expect((await payer.client.call(cancelPayment, wanted)).entity.status).toBe('requested')
  expect(await payer.status()).toBe('paid')
})
