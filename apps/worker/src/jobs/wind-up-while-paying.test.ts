import type { InPersonSession, Payment } from '@hygiene/db/generated/client'
import type { SeenPayment } from '@hygiene/gateways'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
import { addSession, frozenClock } from '@hygiene/testing'
import { type Booked, bookSomebody, stateOf } from '@hygiene/testing/scenarios/session-people'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cancel } from '../testing/cancel-session.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { windUpSessionJob } from './wind-up-session.ts'

let scenario: TestWorker
let gone: InPersonSession
let next: InPersonSession
const clock = frozenClock()

beforeAll(async () => {
  scenario = await startTestWorker()
  scenario.deps.now = clock.now
})
beforeEach(async () => {
  gone = await addSession(scenario.database.db, { startsAt: new Date('2026-12-10T01:00:00Z') })
  next = await addSession(scenario.database.db, { startsAt: new Date('2026-12-17T01:00:00Z'), capacity: 4 })
})
afterAll(() => scenario.stop())

type Payer = Booked & { order: Payment }

async function payer(): Promise<Payer> {
  const heldUntil = new Date(clock.now().getTime() + 1_800_000)
  const booked = await bookSomebody(scenario, null, gone, { seat: 'held', heldUntil })
  const { applicationNo, memberNo } = booked.booking
  const order = await scenario.database.db.payment.create({
    data: {
      paymentId: `atonce${String(applicationNo).padStart(18, '0')}`,
      applicationNo,
      memberNo,
      paymentType: 1,
      orderName: '집합교육',
      amountWon: 40_000,
      createdAt: clock.now(),
    },
  })
  return { ...booked, order }
}

function pay({ order: { paymentNo, paymentId } }: Payer): Promise<Payment> {
  const seen: SeenPayment = {
    facts: { status: 'PAID', paymentId, totalWon: 40_000, currency: 'KRW' },
    transactionId: `tx${paymentNo}`,
    paidAt: clock.now(),
    receiptUrl: null,
    failure: null,
    approvalNumber: '30418827',
    methodName: '신용카드',
    account: null,
  }
  return settlePayment(scenario.database.db, paymentNo, seen, clock.now())
}

it('refunds, moves or shows to staff money paid during a cancellation, and loses none', async () => {
  const payers: Payer[] = []
  for (let count = 0; count < 16; count += 1) payers.push(await payer())
  const halfPaid = payers.slice(0, 8).map(pay)
  const cancelling = cancel(scenario, gone, next).then(() =>
    Promise.all([windUpSessionJob(scenario.deps, gone), windUpSessionJob(scenario.deps, gone)]),
  )
  await Promise.all([...halfPaid, cancelling, ...payers.slice(8).map(pay)])
  await windUpSessionJob(scenario.deps, gone)

  const outcomes = await Promise.all(
    payers.map(async (somebody) => {
      const { paymentNo } = somebody.order
      const { status, exceptionText } = await scenario.database.db.payment.findUniqueOrThrow({
        where: { paymentNo },
      })
      return { ...(await stateOf(scenario, somebody)), money: status, exception: exceptionText }
    }),
  )
  const isSettled = ({ seat, statuses, refunds, money, exception, sessionNo }: (typeof outcomes)[number]) => {
    if (seat === 'sold') return money === 'paid' && sessionNo === next.sessionNo
    if (money === 'paid') return statuses[0] === 'refunded' && refunds.length === 1
    return money === 'paidAfterCancellation' && exception !== null && statuses[0] === 'cancelled'
  }
  expect(outcomes.filter((outcome) => !isSettled(outcome))).toEqual([])
  expect(outcomes.filter(({ seat }) => seat !== 'released').length).toBeLessThanOrEqual(4)
  const notified = outcomes.map(({ notified: kinds }) =>
    kinds.filter((kind) => kind !== 'seatConfirmed' && kind !== 'lateMoney'),
  )
  expect(notified.every((kinds) => kinds.length === 1)).toBe(true)
}, 60_000)

it('does not move a person whose payment was refused to another session', async () => {
  const somebody = await payer()
  await cancel(scenario, gone, next)
  expect((await pay(somebody)).status).toBe('paidAfterCancellation')
  await windUpSessionJob(scenario.deps, gone)
  expect(await stateOf(scenario, somebody)).toMatchObject({
    seat: 'released',
    statuses: ['cancelled'],
    reasons: ['sessionCancelled'],
    notified: ['lateMoney', 'sessionCancelled'],
  })
})
