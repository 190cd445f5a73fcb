import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { askReopenClosing } from '@hygiene/contracts/money/closing/staff/ask-reopen-closing'
import { closeDay } from '@hygiene/contracts/money/closing/staff/close-day'
import { readClosingDay } from '@hygiene/contracts/money/closing/staff/read-closing-day'
import { readClosingMonth } from '@hygiene/contracts/money/closing/staff/read-closing-month'
import { lockClosing } from '@hygiene/db/locks'
import { type ContractClient, interleave } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer } from '@hygiene/testing/scenarios/seat-payers'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hearPaid } from '../../../testing/late-money.ts'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: PaymentScenario
let finance: ContractClient
let financeNo: number
let head: ContractClient
let days = 0
const nextDay = () => {
  days += 1
  return `2026-10-${String(days).padStart(2, '0')}`
}

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance, employeeNo: financeNo } = await logInStaff(scenario.api, 'closer', 'finance'))
  head = (await logInStaff(scenario.api, 'closing head', 'headquarters')).client
})
afterAll(() => scenario.stop())

async function paidOn(day: string, totalWon?: number) {
  const payer = await addApplicant(scenario)
  const { paymentNo } = await hearPaid(scenario, await payer.order(), totalWon)
  const { db } = scenario.api.database
  await db.payment.updateMany({
    where: { paymentNo, paidAt: { not: null } },
    data: { paidAt: noonOf(day) },
  })
  return paymentNo
}
const noonOf = (day: string) => new Date(`${day}T03:00:00Z`)
const readDay = async (day: string) => (await finance.call(readClosingDay, { day })).entity
const readMonth = async (month: string) => (await finance.call(readClosingMonth, { month })).entity
async function close(day: string, more: Partial<SentTo<typeof closeDay>> = {}, client = finance) {
  return client.call(closeDay, { day, seen: (await readDay(day)).sums, text: '', ...more })
}
const ask = (day: string) =>
  finance.call(askReopenClosing, { day, reasonCode: 'missing', text: '늦게 온 입금을 넣음' })

describe('a day of money', () => {
  it('sums a day by method, branch and course and closes the day with what the employee saw', async () => {
    const day = nextDay()
    const paymentNo = await paidOn(day)
    const seat = await addSeatPayer(scenario)
    const { db } = scenario.api.database
    const { paymentId, amountWon } = await db.payment.create({
      data: {
        applicationNo: seat.applicationNo,
        memberNo: (await db.application.findUniqueOrThrow({ where: { applicationNo: seat.applicationNo } }))
          .memberNo,
        paymentId: 'closingOfSeat00000000001',
        paymentType: 2,
        orderName: '집합교육',
        amountWon: 24_000,
        status: 'paid',
        transactionId: 'tx',
        createdAt: noonOf(day),
        paidAt: noonOf(day),
      },
    })
    expect(paymentId).toHaveLength(24)
    await db.refund.create({
      data: {
        paymentNo,
        amountWon: 6_000,
        reason: '일부',
        status: 'done',
        requestedAt: noonOf(day),
        doneAt: noonOf(day),
      },
    })
    const read = await readDay(day)
    const receivedWon = 36_000 + amountWon
    expect(read).toMatchObject({
      state: 'open',
      sums: { receivedWon, refundedWon: 6_000, reportedReceivedWon: receivedWon, reportedRefundedWon: 6_000 },
      unexplained: 0,
      differing: [],
    })
    for (const parts of [read.methods, read.branches, read.courses]) {
      expect(parts).toHaveLength(2)
      expect(parts.reduce((sum, part) => sum + part.receivedWon, 0)).toBe(receivedWon)
    }
    expect(read.branches.map(({ name }) => name)).toContain('온라인')

    expect((await close(day)).code).toBe(1)
    const closed = await readDay(day)
    expect(closed).toMatchObject({ state: 'closed', closing: { receivedWon, text: '' } })
    const where = { operation: 'closeDay', detail: day }
    expect(await db.auditEntry.count({ where })).toBe(1)
    expect((await close(day)).refusal).toBe('DAY_CLOSED')
  })

  it('closes a day without money, but not today or a future day', async () => {
    expect((await close(nextDay())).code).toBe(1)
    expect((await close('2026-11-21')).refusal).toBe('DAY_NOT_OVER')
    expect((await readDay('2026-11-21')).state).toBe('ahead')
  })

  it('closes a day with another sum at the gateway only with an explanation', async () => {
    const paymentNo = await paidOn('2026-11-21', 40_000)
    const day = nextDay()
    const { db } = scenario.api.database
    await db.payment.update({ where: { paymentNo }, data: { status: 'paid', paidAt: noonOf(day) } })
    const read = await readDay(day)
    expect(read.sums).toMatchObject({ receivedWon: 36_000, reportedReceivedWon: 40_000 })
    expect(read.differing).toMatchObject([{ paymentNo, explained: null }])
    expect((await close(day)).refusal).toBe('DAY_DIFFERENCE_UNEXPLAINED')
    expect((await close(day, { text: '결제사가 4,000원을 따로 돌려줌' })).code).toBe(1)
  })

  it('counts gateway money of an unpaid order and a refund that is not ours', async () => {
    const stray = await paidOn('2026-11-21', 41_000)
    const today = await readDay('2026-11-21')
    expect(today.differing).toMatchObject([
      { paymentNo: stray, sums: { receivedWon: 0, reportedReceivedWon: 41_000 } },
    ])
    const day = nextDay()
    const paymentNo = await paidOn(nextDay())
    const data = { status: 'cancelled', cancelledAt: noonOf(day) } as const
    await scenario.api.database.db.payment.update({ where: { paymentNo }, data })
    const { differing } = await readDay(day)
    expect(differing).toMatchObject([{ paymentNo, sums: { refundedWon: 0, reportedRefundedWon: 36_000 } }])
  })

  it('freezes a closed day in the database', async () => {
    const day = nextDay()
    const { closingNo } = (await close(day)).entity
    const { db } = scenario.api.database
    await expect(db.closing.update({ where: { closingNo }, data: { receivedWon: 1 } })).rejects.toThrow(
      'frozen',
    )
    await expect(db.closing.delete({ where: { closingNo } })).rejects.toThrow('frozen')
  })

  it.each([
    { day: '2026-13-01' },
    { day: 'today' },
    { text: 'ㄱ'.repeat(201) },
    { seen: { receivedWon: 1 } },
  ])('refuses a closing with %j', async (wrong) => {
    const sent = { day: '2026-10-30', seen: (await readDay('2026-10-30')).sums, text: '', ...wrong }
    expect((await finance.call(closeDay, sent as SentTo<typeof closeDay>)).status).toBe(400)
  })
})

describe('concurrent closings', () => {
  it('closes a day once for two employees', async () => {
    const day = nextDay()
    await paidOn(day)
    const { sums } = await readDay(day)
    const rivals = [finance, head, finance, head]
    const answers = await Promise.all(rivals.map((client) => close(day, { seen: sums }, client)))
    const refused = answers.map(({ refusal }) => refusal ?? 'done')
    expect(refused.toSorted()).toEqual(['DAY_CLOSED', 'DAY_CLOSED', 'DAY_CLOSED', 'done'])
  })

  it('waits for a closing that is not committed yet', async () => {
    const day = nextDay()
    const { sums } = await readDay(day)
    const closing = {
      ...sums,
      parts: {},
      text: '',
      closedAt: scenario.api.clock.now(),
      employeeNo: financeNo,
    }
    const answer = await interleave(
      scenario.api.database,
      async (db) => {
        await lockClosing(db, day)
        await db.closing.create({ data: { ...closing, day: new Date(day) } })
      },
      () => close(day, { seen: sums }),
    )
    expect(answer.refusal).toBe('DAY_CLOSED')
  })

  it('includes money that settles before the closing instead of freezing the day unseen', async () => {
    const day = nextDay()
    await paidOn(day)
    const { sums } = await readDay(day)
    await paidOn(day)
    expect((await close(day, { seen: sums })).refusal).toBe('DAY_SUMS_CHANGED')
    expect((await readDay(day)).closing).toBeNull()
  })

  it('shows money that settles during the closing as a difference', async () => {
    const day = nextDay()
    const late = await paidOn(nextDay())
    const settle = { where: { paymentNo: late }, data: { paidAt: noonOf(day) } }
    const closed = await interleave(
      scenario.api.database,
      (db) => db.payment.update(settle),
      () => close(day),
    )
    expect(closed.code).toBe(1)
    expect(await readDay(day)).toMatchObject({
      sums: { receivedWon: 36_000 },
      closing: { receivedWon: 0 },
    })
  })
})

describe('the reopening of a closed day', () => {
  it('requires two people, keeps the frozen row and lets the day close again', async () => {
    const day = nextDay()
    await close(day)
    await paidOn(day)
    const { approvalNo } = (await ask(day)).entity
    expect((await ask(day)).refusal).toBe('APPROVAL_TWIN_PENDING')
    expect((await finance.call(approveChange, { approvalNo })).refusal).toBe('APPROVAL_OWN')
    expect((await readDay(day)).state).toBe('closed')
    expect((await head.call(approveChange, { approvalNo })).code).toBe(1)
    expect(await readDay(day)).toMatchObject({ state: 'open', closing: null, earlier: [{ receivedWon: 0 }] })
    expect((await close(day)).code).toBe(1)
    expect((await readDay(day)).closing).toMatchObject({ receivedWon: 36_000 })
  })

  it('refuses an open day and a day whose money has changed', async () => {
    const day = nextDay()
    expect((await ask(day)).refusal).toBe('CLOSING_NOT_FOUND')
    await close(day)
    const { approvalNo } = (await ask(day)).entity
    await paidOn(day)
    expect((await head.call(approveChange, { approvalNo })).refusal).toBe('APPROVAL_CHANGED')
  })
})

it('closes a month once all its days are closed and reopens the month with one day', async () => {
  const february = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`)
  const [first = '', ...rest] = february
  await Promise.all(rest.map((day) => close(day)))
  expect((await readMonth('2026-02')).isClosed).toBe(false)
  await paidOn(first)
  await close(first)
  const month = await readMonth('2026-02')
  expect(month).toMatchObject({ isClosed: true, sums: { receivedWon: 36_000 } })
  expect(month.days).toHaveLength(28)
  expect(month.methods).toMatchObject([{ receivedWon: 36_000 }])
  const { approvalNo } = (await ask(first)).entity
  await head.call(approveChange, { approvalNo })
  expect((await readMonth('2026-02')).isClosed).toBe(false)
  expect((await finance.call(readClosingMonth, { month: '2026-13' })).status).toBe(400)
})
