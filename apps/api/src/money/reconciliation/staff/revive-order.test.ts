import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { reviveOrder } from '@hygiene/contracts/money/reconciliation/staff/revive-order'
import type { ContractClient } from '@hygiene/testing'
import {
  addApplicant,
  type Applicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: PaymentScenario
let finance: ContractClient
let employeeNo: number
let payments = 0

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance, employeeNo } = await logInStaff(scenario.api, 'finance1', 'finance'))
})
beforeEach(() => scenario.sandbox.control('/faults/reset'))
afterAll(() => scenario.stop())

const db = () => scenario.api.database.db
const numberOf = ({ enrolment }: Applicant) => enrolment.applicationNo
const revive = async (exceptionNo: number, applicationNo: number, client = finance) =>
  client.call(reviveOrder, { exceptionNo, applicationNo, reason: '통화로 신청을 확인함' })

async function addPurged(amountWon = 36_000) {
  payments += 1
  const paymentId = `edu${String(payments).padStart(21, '0')}`
  await scenario.sandbox.control(`/payments/${paymentId}/approve`, { method: 'CARD', amountWon })
  const now = scenario.api.clock.now()
  const seen = { firstSeenAt: now, lastSeenAt: now, lastRunNo: 1 }
  const data = { cause: `unknown ${paymentId}`, kind: 'unknown' as const, paymentId, gatewayWon: amountWon }
  const { exceptionNo } = await db().reconciliationException.create({ data: { ...data, ...seen } })
  return { exceptionNo, paymentId }
}

describe('money of a deleted order', () => {
  it('attaches the money to the application’s order once and closes the case', async () => {
    const payer = await addApplicant(scenario)
    const { exceptionNo, paymentId } = await addPurged()
    const { entity } = await revive(exceptionNo, numberOf(payer))
    expect(entity.status).toBe('paid')
    expect((await revive(exceptionNo, numberOf(payer))).entity).toEqual(entity)
    expect(await payer.status()).toBe('paid')
    const { paymentNo } = entity
    expect(await db().payment.findUniqueOrThrow({ where: { paymentId } })).toMatchObject({
      paymentNo,
      paymentType: 1,
      amountWon: 36_000,
      exceptionText: null,
    })
    expect(await db().reconciliationException.findUnique({ where: { exceptionNo } })).toMatchObject({
      paymentNo,
      employeeNo,
      closedText: '통화로 신청을 확인함',
    })
    expect((await finance.call(listPaymentExceptions, {})).entity.unknown).toEqual([])
    const action = {
      operation: 'reviveOrder',
      subjectKind: 'paymentException',
      subjectNo: exceptionNo,
      detail: `신청 ${numberOf(payer)}`,
    }
    expect(await db().auditEntry.count({ where: { ...action, memberNo: payer.person.memberNo } })).toBe(1)
  })

  it('closes the member’s open order when the deleted order is revived', async () => {
    const payer = await addApplicant(scenario)
    const open = await payer.order()
    const { exceptionNo } = await addPurged()
    expect((await revive(exceptionNo, numberOf(payer))).entity.status).toBe('paid')
    expect(await db().payment.findUnique({ where: { paymentId: open } })).toMatchObject({
      status: 'cancelled',
    })
    const again = { applicationNo: numberOf(payer), paymentType: 1 }
    expect((await payer.client.call(openOrder, again)).refusal).toBe('ALREADY_PAID')
  })

  it('refuses to revive an order for another sum, a paid or an unknown application', async () => {
    const payer = await addApplicant(scenario)
    const { exceptionNo: other } = await addPurged(30_000)
    expect((await revive(other, numberOf(payer))).refusal).toBe('REVIVED_SUM_DIFFERS')
    const { exceptionNo } = await addPurged()
    expect((await revive(exceptionNo, 2_000_000)).refusal).toBe('ENROLMENT_NOT_FOUND')
    await revive(exceptionNo, numberOf(payer))
    expect((await revive((await addPurged()).exceptionNo, numberOf(payer))).refusal).toBe('ALREADY_PAID')
    expect((await revive(999_999, numberOf(payer))).refusal).toBe('PAYMENT_EXCEPTION_NOT_FOUND')
    expect((await revive(0, 1)).status).toBe(400)
    expect(await db().reconciliationException.findUnique({ where: { exceptionNo: other } })).toMatchObject({
      closedAt: null,
    })
  })

  it('revives no order while the gateway is unavailable or after the money was returned', async () => {
    const payer = await addApplicant(scenario)
    const { exceptionNo, paymentId } = await addPurged()
    await scenario.sandbox.control('/faults', { httpStatus: 502 })
    expect((await revive(exceptionNo, numberOf(payer))).refusal).toBe('GATEWAY_NOT_ASKED')
    await scenario.sandbox.control('/faults/reset')
    await db().reconciliationException.update({
      where: { exceptionNo },
      data: { paymentId: `${paymentId}x` },
    })
    expect((await revive(exceptionNo, numberOf(payer))).refusal).toBe('NOT_APPROVED_AT_GATEWAY')
    expect(await payer.status()).toBe('applied')
  })

  it('accepts one of two concurrent employees with different applications', async () => {
    const [one, two] = [await addApplicant(scenario), await addApplicant(scenario)]
    const { exceptionNo } = await addPurged()
    const { client: other } = await logInStaff(scenario.api, 'finance2', 'finance')
    const answers = await Promise.all([
      revive(exceptionNo, numberOf(one)),
      revive(exceptionNo, numberOf(two), other),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(
      new Set(['PAYMENT_EXCEPTION_NOT_FOUND', null]),
    )
    const statuses = [await one.status(), await two.status()]
    expect(statuses.toSorted()).toEqual(['applied', 'paid'])
  })
})
