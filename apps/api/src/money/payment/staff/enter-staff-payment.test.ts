import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { enterStaffPayment } from '@hygiene/contracts/money/settlement/staff/enter-staff-payment'
import { findPayable } from '@hygiene/contracts/money/payment/staff/find-payable'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import type { ContractClient } from '@hygiene/testing'
import {
  addApplicant,
  type Applicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addEvidence } from '../../../testing/evidence.ts'
import { hearPaid } from '../../../testing/late-money.ts'
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

type Wanted = SentTo<typeof enterStaffPayment>

async function enter(applicationNo: Wanted['applicationNo'], change: Partial<Wanted> = {}, client = finance) {
  return client.call(enterStaffPayment, {
    applicationNo,
    amountWon: 36_000,
    receivedOn: '2026-11-21',
    reasonCode: 'counterCash',
    text: '창구에서 받음, 접수증 12',
    evidenceFileNo: change.evidenceFileNo ?? (await addEvidence(finance)),
    ...change,
  })
}
const applicationOf = ({ enrolment }: Applicant) => enrolment.applicationNo
const paymentsOf = async (applicationNo: number) =>
  scenario.api.database.db.payment.findMany({ where: { applicationNo }, orderBy: { paymentNo: 'asc' } })
const statuses = async (applicationNo: number) =>
  (await paymentsOf(applicationNo)).map(({ status }) => status)
const applied = async (payer: Applicant) => {
  await scenario.api.database.db.application.update({
    where: { applicationNo: applicationOf(payer) },
    data: { createdAt: new Date('2026-11-20T01:00:00Z') },
  })
  return payer
}

describe('a staff payment', () => {
  it('pays the application with evidence and records reason and words in the history and log', async () => {
    const payer = await applied(await addApplicant(scenario))
    const applicationNo = applicationOf(payer)
    await payer.order(3)
    const due = (await finance.call(findPayable, { applicationNo })).entity
    expect(due).toMatchObject({ amountWon: 36_000, userName: '김*자', appliedOn: '2026-11-20' })

    const { paymentNo } = (await enter(applicationNo)).entity
    expect(await payer.status()).toBe('paid')
    expect(await statuses(applicationNo)).toEqual(['cancelled', 'paid'])
    const { entity } = await finance.call(readStaffPayment, { number: String(paymentNo) })
    expect(entity).toMatchObject({
      paymentType: 5,
      status: 'paid',
      refundableWon: 36_000,
      needsAccount: true,
    })
    expect(entity.evidence).toMatchObject([{ name: '입금증.pdf' }])
    const text = '창구에서 현금으로 받음: 창구에서 받음, 접수증 12'
    expect(entity.events.find(({ side }) => side === 'staff')?.text).toContain(text)
    const { memberNo } = payer.person
    const where = {
      memberNo,
      operation: 'enterStaffPayment',
      subjectKind: 'application',
      subjectNo: applicationNo,
    }
    expect(await scenario.api.database.db.auditEntry.findMany({ where })).toMatchObject([
      { employeeNo, reason: text },
    ])
  })

  it('sells the held seat of a venue in the same transaction as the staff payment', async () => {
    const seat = await addSeatPayer(scenario)
    const { amountWon } = (await finance.call(findPayable, { applicationNo: seat.applicationNo })).entity
    const { db } = scenario.api.database
    const createdAt = new Date('2026-11-20T01:00:00Z')
    await db.application.update({ where: { applicationNo: seat.applicationNo }, data: { createdAt } })
    expect((await enter(seat.applicationNo, { amountWon })).code).toBe(1)
    expect(await seat.state()).toBe('sold: paid')
  })

  it('refuses a staff payment after a window payment or while the gateway is unavailable', async () => {
    const payer = await applied(await addApplicant(scenario))
    const paymentId = await payer.order()
    await scenario.sandbox.control('/faults', { httpStatus: 502 })
    expect((await enter(applicationOf(payer))).refusal).toBe('GATEWAY_NOT_ASKED')
    await scenario.sandbox.control('/faults/reset')
    await scenario.sandbox.control(`/payments/${paymentId}/approve`, { method: 'CARD' })
    expect((await enter(applicationOf(payer))).refusal).toBe('ALREADY_PAID')
    expect(await statuses(applicationOf(payer))).toEqual(['paid'])
  })

  it('refuses another sum or day and missing words, evidence or application', async () => {
    const payer = await applied(await addApplicant(scenario))
    const applicationNo = applicationOf(payer)
    expect((await enter(applicationNo, { amountWon: 35_000 })).refusal).toBe('STAFF_PAYMENT_DIFFERS')
    for (const receivedOn of ['2026-11-19', '2026-11-22']) {
      expect((await enter(applicationNo, { receivedOn })).refusal).toBe('RECEIVED_DAY_WRONG')
    }
    for (const wrong of [{ text: ' ' }, { text: '302-1234-5678-91' }, { evidenceFileNo: 'none' }]) {
      expect((await enter(applicationNo, wrong)).status).toBe(400)
    }
    const used = await addEvidence(finance)
    const other = await logInStaff(scenario.api, 'enter head', 'headquarters')
    const alien = { evidenceFileNo: await addEvidence(other.client) }
    expect((await enter(applicationNo, alien)).refusal).toBe('FILE_NOT_FOUND')
    expect(await payer.status()).toBe('applied')
    expect((await enter(applicationNo, { evidenceFileNo: used })).code).toBe(1)
    expect((await enter(applicationNo)).refusal).toBe('ALREADY_PAID')
    const unknown = 2_000_000 as Wanted['applicationNo']
    expect((await enter(unknown)).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await finance.call(findPayable, { applicationNo: unknown })).refusal).toBe('ENROLMENT_NOT_FOUND')
    const { client } = await logInStaff(scenario.api, 'enter support', 'support')
    expect((await enter(applicationNo, { evidenceFileNo: used }, client)).refusal).toBe('STAFF_FORBIDDEN')
  })
})

describe('a staff payment during an online payment', () => {
  it('pays once when staff and member pay concurrently and leaves the second for staff', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const payer = await applied(await addApplicant(scenario))
      const paymentId = await payer.order()
      const evidenceFileNo = await addEvidence(finance)
      const answers: (string | null)[] = []
      const entering = async () => {
        const answer = await enter(applicationOf(payer), { evidenceFileNo })
        answers.push(answer.status === 200 ? answer.refusal : 'broken')
      }
      const actions = [entering, () => hearPaid(scenario, paymentId)]
      await Promise.all((turn % 2 === 0 ? actions : actions.toReversed()).map((action) => action()))
      expect([null, 'ALREADY_PAID']).toContain(answers[0])
      expect(await payer.status()).toBe('paid')
      const found = await statuses(applicationOf(payer))
      expect(found.filter((status) => status === 'paid')).toHaveLength(1)
      expect(['paid', 'paidAfterCancellation paid']).toContain(found.join(' '))
    }
  })

  it('enters one payment when two employees send concurrently', async () => {
    const payer = await applied(await addApplicant(scenario))
    const files = [await addEvidence(finance), await addEvidence(finance)]
    const answers = await Promise.all(
      files.map((evidenceFileNo) => enter(applicationOf(payer), { evidenceFileNo })),
    )
    expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual(['ALREADY_PAID', 'done'])
    expect(await statuses(applicationOf(payer))).toEqual(['paid'])
  })
})
