import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import { readPayment } from '@hygiene/contracts/money/payment/read-payment'
import { addSession } from '@hygiene/testing'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer, type SeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const DUE = new Date('2026-11-24T10:00:00+09:00')

let scenario: PaymentScenario
let payer: SeatPayer
let paymentId: string

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  payer = await addSeatPayer(scenario)
  paymentId = await payer.order(3)
  const account = { bank: 'SHINHAN', number: '11012345678', holder: null, expiresAt: DUE }
  await hear(scenario, paymentId, 'VIRTUAL_ACCOUNT_ISSUED', { account })
})
afterAll(() => scenario.stop())

async function deadlines(): Promise<(string | null | undefined)[]> {
  const { list } = (await payer.client.call(listInPersonEnrolments, {})).entity
  const { virtualAccount } = (await payer.client.call(readPayment, { paymentId })).entity
  return [list[0]?.awaitingDepositUntil, virtualAccount?.expiresAt]
}

it('requests a deposit until the account’s day', async () => {
  expect(await deadlines()).toEqual([DUE.toISOString(), DUE.toISOString()])
})

it('limits a deposit’s deadline to the seat’s hold after a move to an earlier day', async () => {
  const soon = await addSession(scenario.api.database.db, { startsAt: new Date('2026-11-23T10:00:00+09:00') })
  const { sessionNo } = soon
  const { inPersonEnrolmentNo = 0 } = payer.enrolments[0] ?? {}
  expect((await payer.client.call(moveSeat, { inPersonEnrolmentNo, sessionNo })).refusal).toBeNull()
  const midnight = new Date('2026-11-23T00:00:00+09:00').toISOString()
  expect(await deadlines()).toEqual([midnight, midnight])
})
