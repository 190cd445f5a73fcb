import { askOrderAgain } from '@hygiene/contracts/money/reconciliation/staff/ask-order-again'
import { compareOrder } from '@hygiene/contracts/money/reconciliation/staff/compare-order'
import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
import { askPayment, createPaymentGateway } from '@hygiene/gateways'
import type { ContractClient } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: PaymentScenario
let finance: ContractClient
let employeeNo: number

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance, employeeNo } = await logInStaff(scenario.api, 'finance1', 'finance'))
})
beforeEach(() => scenario.sandbox.control('/faults/reset'))
afterAll(() => scenario.stop())

const compare = async (paymentNo: number, client = finance) => client.call(compareOrder, { paymentNo })
const askAgain = async (paymentNo: number, client = finance) => client.call(askOrderAgain, { paymentNo })
const reread = async (paymentNo: number) =>
  scenario.api.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })

async function addUnheard(change: { amountWon?: number } = {}) {
  const payer = await addApplicant(scenario)
  const paymentId = await payer.order()
  await scenario.sandbox.control(`/payments/${paymentId}/approve`, { method: 'CARD' })
  if (change.amountWon) await scenario.sandbox.control(`/payments/${paymentId}/amount`, change)
  const { paymentNo } = await scenario.api.database.db.payment.findUniqueOrThrow({ where: { paymentId } })
  return { payer, paymentNo, paymentId }
}

describe('the comparison of an order with the gateway', () => {
  it('opens a case for an approval we never received and settles nothing', async () => {
    const { paymentNo } = await addUnheard()
    const { entity } = await compare(paymentNo)
    expect(entity).toMatchObject({
      gatewayState: 'known',
      ours: { status: 'ready', amountWon: 36_000, notices: 0, paidAt: null },
      gateway: { status: 'PAID', amountWon: 36_000, cancelledWon: 0 },
      differing: ['status', 'notice'],
      mayAskAgain: true,
    })
    expect((await reread(paymentNo)).status).toBe('ready')
    const { list } = (await finance.call(listPaymentExceptions, {})).entity
    expect(list.find((one) => one.paymentNo === paymentNo)).toMatchObject({
      exception: 'noticeMissed',
      actions: ['ask', 'close'],
      differenceWon: 36_000,
    })
    await compare(paymentNo)
    expect(await scenario.api.database.db.paymentEvent.count({ where: { paymentNo } })).toBe(1)
  })

  it('settles the order after a new query and closes its case', async () => {
    const { paymentNo, payer } = await addUnheard()
    await compare(paymentNo)
    expect((await askAgain(paymentNo)).entity).toEqual({ paymentNo, status: 'paid' })
    expect((await askAgain(paymentNo)).entity.status).toBe('paid')
    expect(await payer.status()).toBe('paid')
    expect((await reread(paymentNo)).exceptionText).toBeNull()
    expect((await compare(paymentNo)).entity).toMatchObject({ differing: ['notice'], mayAskAgain: false })
    const { memberNo } = payer.person
    const actions = await scenario.api.database.db.auditEntry.findMany({
      where: { memberNo, operation: 'askOrderAgain', subjectKind: 'payment', subjectNo: paymentNo },
    })
    expect(actions.map((action) => action.employeeNo)).toEqual([employeeNo, employeeNo])
  })

  it('refuses to settle another sum, without an approval or while the gateway is unavailable', async () => {
    const { paymentNo } = await addUnheard({ amountWon: 35_000 })
    expect((await compare(paymentNo)).entity).toMatchObject({ mayAskAgain: false })
    expect((await askAgain(paymentNo)).refusal).toBe('APPROVED_AMOUNT_DIFFERS')
    expect((await reread(paymentNo)).status).toBe('ready')

    const { db } = scenario.api.database
    const paymentId = await (await addApplicant(scenario)).order()
    const open = await db.payment.findUniqueOrThrow({ where: { paymentId } })
    expect((await askAgain(open.paymentNo)).refusal).toBe('NOT_APPROVED_AT_GATEWAY')
    await scenario.sandbox.control('/faults', { httpStatus: 502 })
    expect((await askAgain(open.paymentNo)).refusal).toBe('GATEWAY_NOT_ASKED')
    expect((await compare(open.paymentNo)).entity).toMatchObject({ gatewayState: 'away', gateway: null })
  })

  it('reports an order the gateway does not know and money that never passed the gateway', async () => {
    const { db } = scenario.api.database
    const { memberNo, applicationNo } = (await addApplicant(scenario)).enrolment
    const money = { memberNo, applicationNo, orderName: '교육', amountWon: 36_000, createdAt: new Date() }
    const unknown = await db.payment.create({ data: { ...money, paymentType: 1, paymentId: 'nowhere1' } })
    const entered = await db.payment.create({
      data: { ...money, paymentType: 5, paymentId: 'nowhere5', status: 'paid', paidAt: new Date() },
    })
    expect((await compare(unknown.paymentNo)).entity).toMatchObject({
      gatewayState: 'unknown',
      differing: [],
    })
    expect((await compare(entered.paymentNo)).entity).toMatchObject({ gatewayState: 'none', gateway: null })
  })

  it('shows the comparison to support and lets only finance and headquarters act', async () => {
    const { paymentNo } = await addUnheard()
    const { client } = await logInStaff(scenario.api, 'compare support', 'support')
    expect((await compare(paymentNo, client)).code).toBe(1)
    expect((await askAgain(paymentNo, client)).refusal).toBe('STAFF_FORBIDDEN')
    expect((await compare(2_000_000)).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await askAgain(2_000_000)).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await askAgain(0)).status).toBe(400)
  })
})

describe('a new query during a notice', () => {
  it('records one payment when a new query and a notice are concurrent', async () => {
    const { paymentNo, paymentId, payer } = await addUnheard()
    const { db } = scenario.api.database
    const { config } = scenario.api
    const gateway = createPaymentGateway({
      apiSecret: config.PORTONE_API_SECRET,
      storeId: config.PORTONE_STORE_ID,
      baseUrl: scenario.sandbox.origin,
    })
    const asked = await askPayment(gateway, { DEPLOYMENT: 'development' })(paymentId)
    if (!asked) throw new Error('The gateway does not know the order')
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => askAgain(paymentNo)),
      settlePayment(db, paymentNo, asked.seen, scenario.api.clock.now()),
    ])
    expect(answers).toHaveLength(6)
    expect(await payer.status()).toBe('paid')
    const heard = await db.paymentEvent.count({ where: { paymentNo, kind: 'heard' } })
    expect(heard).toBe(1)
  })
})
