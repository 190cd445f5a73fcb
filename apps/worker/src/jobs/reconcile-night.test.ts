import { randomUUID } from 'node:crypto'
import type { Payment } from '@hygiene/db/generated/client'
import { addSeoulDays, seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { nightExceptionText } from '@hygiene/domain/money/reconciliation/judge-night'
import type { NightPorts } from '@hygiene/operations/money/reconciliation/night-ports'
import { reconcileNight as carryOn } from '@hygiene/operations/money/reconciliation/reconcile-night'
import { addEmployee, addEnrolment, addPerson, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addOrder } from '../testing/add-order.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { reconcileNight } from './reconcile-night.ts'
import { settlePaymentJob } from './settle-payment.ts'

let sandbox: RunningSandbox
let scenario: TestWorker
let people = 0
let nights = 0

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/notice')
  scenario = await startTestWorker({ PORTONE_BASE_URL: sandbox.origin })
})
beforeEach(async () => {
  await sandbox.control('/reset')
  await db().reconciliationException.deleteMany()
  await db().reconciliationRun.deleteMany()
  await db().payment.updateMany({
    where: { paidAt: { not: null } },
    data: { paidAt: new Date('2025-11-20T03:00:00Z'), exceptionText: null },
  })
  nights = 0
})
afterAll(async () => {
  await scenario.stop()
  await sandbox.stop()
})

const db = () => scenario.database.db
const PAID = { status: 'paid', paidAt: new Date() } as const

async function order(change: Partial<Payment> = {}): Promise<Payment> {
  people += 1
  const person = await addPerson(db(), { userId: `night${people}` })
  return addOrder(db(), await addEnrolment(db(), person, scenario.course), change)
}

const approve = (paymentId: string) =>
  sandbox.control(`/payments/${paymentId}/approve`, { amountWon: 36_000 })
async function both(change: Partial<Payment> = PAID): Promise<Payment> {
  const made = await order(change)
  await approve(made.paymentId)
  return made
}

async function night(): Promise<void> {
  nights += 1
  const at = new Date(startOfSeoulDay(addSeoulDays(seoulDay(new Date()), nights)).getTime() + 190 * 60_000)
  expect(await reconcileNight({ ...scenario.deps, now: () => at })).toBe(true)
}

const caseOf = async ({ paymentId }: Pick<Payment, 'paymentId'>) =>
  db().reconciliationException.findFirst({ where: { paymentId }, orderBy: { exceptionNo: 'desc' } })
const exceptionTextOf = async ({ paymentNo }: Payment) =>
  (await db().payment.findUniqueOrThrow({ where: { paymentNo } })).exceptionText

describe('a night of money', () => {
  it('finds each kind of difference once and closes resolved ones', async () => {
    const agreed = await both()
    const unlisted = await both()
    const late = await both({})
    const short = await both()
    const twice = await both()
    const orphan = await order(PAID)
    const unknown = { paymentId: 'another-shop-0001' }
    await approve(unknown.paymentId)
    await sandbox.control('/list-faults', {
      missing: [unlisted.paymentId],
      amounts: { [short.paymentId]: 30_000 },
      doubled: [twice.paymentId],
    })

    await night()
    await db().reconciliationRun.deleteMany()
    nights = 0
    await night()
    const found = await Promise.all([late, short, twice, orphan, unknown].map(caseOf))
    expect(found.map((one) => one?.kind)).toEqual(['late', 'short', 'double', 'orphan', 'unknown'])
    expect(await db().reconciliationException.count()).toBe(5)
    expect(await Promise.all([agreed, unlisted].map(exceptionTextOf))).toEqual([null, null])
    expect(await Promise.all([late, short, twice, orphan].map(exceptionTextOf))).toEqual([
      nightExceptionText.late,
      nightExceptionText.short,
      nightExceptionText.double,
      nightExceptionText.orphan,
    ])

    await sandbox.control('/list-faults')
    await settlePaymentJob(scenario.deps, late)
    await approve(orphan.paymentId)
    await night()
    for (const healed of [late, short, twice, orphan]) {
      expect(await caseOf(healed)).toMatchObject({ closedAt: expect.any(Date), employeeNo: null })
      expect(await exceptionTextOf(healed)).toBeNull()
    }
    expect(await caseOf(unknown)).toMatchObject({ closedAt: null })
    expect(await db().reconciliationRun.findFirst({ orderBy: { runNo: 'desc' } })).toMatchObject({
      opened: 0,
      healed: 4,
      ledgerDiffering: 0,
    })
    expect(await db().reconciliationSeen.count()).toBe(0)
  })

  it('ignores differences that staff have explained and a refund on its way', async () => {
    const explained = await both({ status: 'mismatched' })
    await sandbox.control(`/payments/${explained.paymentId}/amount`, { amountWon: 30_000 })
    await db().paymentEvent.create({
      data: {
        paymentNo: explained.paymentNo,
        at: new Date(Date.now() + 1_000),
        kind: 'explained',
        status: 'mismatched',
      },
    })
    const returning = await both()
    await db().refund.create({
      data: { paymentNo: returning.paymentNo, amountWon: 36_000, reason: '취소', requestedAt: new Date() },
    })
    await night()
    expect([await caseOf(explained), await caseOf(returning)]).toEqual([null, null])
  })

  it('waits for the gateway and does not run before three o’clock', async () => {
    await sandbox.control('/faults', { service: 'payment', httpStatus: 502 })
    await expect(night()).rejects.toThrow(/payment/)
    await sandbox.control('/faults/reset')
    nights = 0
    await night()
    const early = new Date(startOfSeoulDay(addSeoulDays(seoulDay(new Date()), 2)).getTime() + 170 * 60_000)
    expect(await reconcileNight({ ...scenario.deps, now: () => early })).toBe(false)
  })
})

const statementOf = (employeeNo: number, no: number) => ({
  kind: 'deposits',
  employeeNo,
  ipAddress: '127.0.0.1',
  fileName: `${no}.csv`,
  format: 'csv',
  fileNo: randomUUID(),
  sizeBytes: 1,
  sha256: '0'.repeat(64),
  status: 'done' as const,
  uploadedAt: new Date(),
})

async function deposited(made: Payment, amountWon: number, settled = {}): Promise<void> {
  const employee = await addEmployee(db(), { loginId: `bank${made.paymentNo}.${amountWon}` })
  const { importNo } = await db().staffImport.create({
    data: statementOf(employee.employeeNo, made.paymentNo),
  })
  await db().bankDeposit.create({
    data: {
      statementKey: randomUUID().replaceAll('-', '').repeat(2),
      importNo,
      depositedAt: new Date(),
      amountWon,
      depositorName: '김영자',
      match: 'order',
      matchedNo: made.paymentNo,
      recordedAt: new Date(),
      ...settled,
    },
  })
}

describe('a deposit on a statement', () => {
  it('compares a deposit with its order: late, short, and double with the gateway’s account', async () => {
    const account = { paymentType: 3, status: 'virtualAccountIssued' } as const
    const [late, short] = [await order(account), await order(account)]
    const twice = await both({ ...PAID, paymentType: 3 })
    const heard = { kind: 'heard', gatewayStatus: 'PAID', status: 'paid', amountWon: 36_000 } as const
    await db().paymentEvent.create({ data: { ...heard, paymentNo: twice.paymentNo, at: new Date() } })
    await deposited(late, 36_000)
    await deposited(short, 30_000)
    await deposited(twice, 36_000)
    const explained = await order(account)
    await deposited(explained, 36_000, { settledAt: new Date(), text: '다른 회비' })
    await night()
    const found = await Promise.all([late, short, twice, explained].map(caseOf))
    expect(found.map((one) => one?.kind)).toEqual(['late', 'short', 'double', undefined])
  })
})

const at = () => new Date(startOfSeoulDay(addSeoulDays(seoulDay(new Date()), 1)).getTime() + 190 * 60_000)

describe('an interrupted run', () => {
  const turn = { now: at, isOver: () => false }

  function pages(stopAt: number | null) {
    const asked: string[] = []
    const ports: NightPorts = {
      db: db(),
      async listPayments({ from, page }) {
        if (asked.length === stopAt) throw new Error('killed')
        asked.push(`${seoulDay(from)} ${page}`)
        const payment = { paymentId: `page-${seoulDay(from)}-${page}`, transactionId: 'tx', changedAt: from }
        return { payments: [{ ...payment, totalWon: 1, heldWon: 1, hasMoved: true }], isLast: page === 2 }
      },
      ask: async (paymentId) => ({
        paymentId,
        transactionId: 'tx',
        changedAt: at(),
        totalWon: 1,
        heldWon: 1,
        hasMoved: true,
      }),
      depositsOf: async () => [],
    }
    return { asked, ports }
  }

  it('continues an interrupted run from its last page', async () => {
    const first = pages(10)
    await expect(carryOn(first.ports, { ...turn, holder: 'one' })).rejects.toThrow('killed')
    const other = { ...turn, holder: 'two' }
    expect(await carryOn(first.ports, other)).toBeNull()
    const rest = pages(null)
    const later = new Date(at().getTime() + 61_000)
    const run = await carryOn(rest.ports, { ...other, now: () => later })
    expect(run).toMatchObject({ seen: 24, opened: 24, ledgerDiffering: 0 })
    expect(new Set([...first.asked, ...rest.asked]).size).toBe(24)
    expect(rest.asked).toHaveLength(14)
  })

  it('carries out a run once with concurrent workers', async () => {
    const { asked, ports } = pages(null)
    await Promise.all(['one', 'two', 'three'].map((holder) => carryOn(ports, { ...turn, holder })))
    expect(asked).toHaveLength(24)
    expect(await db().reconciliationException.count()).toBe(24)
  })
})
