import { listBankDeposits } from '@hygiene/contracts/money/deposit/staff/list-bank-deposits'
import { settleBankDeposit } from '@hygiene/contracts/money/deposit/staff/settle-bank-deposit'
import { decideImportRows } from '@hygiene/contracts/staff/import/decide-import-rows'
import { orderImport } from '@hygiene/contracts/staff/import/order-import'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { carryOutImport } from '@hygiene/operations/staff/import/carry-out-import'
import type { ContractClient } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { importAdmin, type ImportAdmin } from '../../../testing/import-admin.ts'
import { startTestApi } from '../../../testing/start-test-api.ts'

const HEADER = '거래일자,거래시간,적요,찾으신금액,맡기신금액,거래후 잔액,메모,상대계좌'.split(',')
let scenario: PaymentScenario
let finance: ContractClient
let employeeNo: number
let admin: ImportAdmin
let balance = 1_000_000

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance, employeeNo } = await logInStaff(scenario.api, 'finance1', 'finance'))
  admin = importAdmin(scenario.api, finance, 'deposits', HEADER)
})
beforeEach(() => scenario.sandbox.control('/faults/reset'))
afterAll(() => scenario.stop())

const db = () => scenario.api.database.db
async function waiting(name: string, paymentType: 3 | 1 = 3) {
  const payer = await addApplicant(scenario)
  const { applicationNo, memberNo } = payer.enrolment
  await db().member.update({ where: { memberNo }, data: { name } })
  await db().application.update({
    where: { applicationNo },
    data: { createdAt: new Date('2026-11-20T01:00:00Z') },
  })
  await payer.order(paymentType)
  const payment = await db().payment.findFirstOrThrow({ where: { applicationNo } })
  return { payer, applicationNo, payment, number: orderNumber(payment) }
}
const deposit = (name: string, memo = '', amount = '36,000', time = '09:12:33'): string[] => [
  '2026.11.21',
  time,
  name,
  '',
  amount,
  String((balance += 36_000)),
  memo,
  '110-234-567891',
]
const statuses = async (applicationNo: number) =>
  (await db().payment.findMany({ where: { applicationNo }, orderBy: { paymentNo: 'asc' } })).map(
    ({ status, paymentType }) => `${paymentType} ${status}`,
  )
const depositOf = (depositorName: string) => db().bankDeposit.findFirstOrThrow({ where: { depositorName } })
const settle = (bankDepositNo: number, applicationNo: number | null, by = finance) =>
  by.call(settleBankDeposit, { bankDepositNo, applicationNo, text: '통장 앱에서 확인' })
const listed = async (filter: object = {}, text = '') =>
  (await finance.call(listBankDeposits, { filter, text, sort: { by: 'depositedAt', isDescending: true } }))
    .entity.list

describe('bank statement deposits', () => {
  it('matches deposits with open orders and confirms none automatically', async () => {
    const [one, two, three, four] = [
      await waiting('가나다'),
      await waiting('라마바'),
      await waiting('사아자'),
      await waiting('차카타', 1),
    ]
    const rows = [
      deposit('자녀이름', `교육비 ${one?.number ?? ''}`),
      deposit('라마바'),
      deposit('사아자교육비'),
      deposit('차카타', one?.number, '12,000'),
      deposit('모르는이'),
      deposit('가나다'),
      ['2026.11.21', '10:00:00', '출금', '5000', '', '1', '', ''],
      deposit('모르는이', '', '36,000', '23:59:59').with(0, '2027.01.01'),
    ]
    const importNo = await admin.preview(rows)
    expect(await admin.judged(importNo)).toEqual([
      `new 주문 ${one?.number}의 번호와 금액이 맞습니다.`,
      `new 주문 ${two?.number}의 이름과 금액이 맞습니다.`,
      `close 주문 ${three?.number}의 이름과 비슷합니다.`,
      `new 주문 ${one?.number}은 이미 결제되었거나 다른 입금이 있습니다.`,
      'new 기다리는 주문이 없습니다.',
      `new 주문 ${one?.number}은 이미 결제되었거나 다른 입금이 있습니다.`,
      'leftOut 출금, 건너뜀',
      'wrong A9 거래일시: 아직 오지 않은 일시입니다.',
    ])
    await finance.call(decideImportRows, { importNo, decision: 'skip', rows: { rowClass: 'wrong' } })
    await finance.call(decideImportRows, { importNo, decision: 'take', rows: { rowClass: 'close' } })
    expect((await admin.written(importNo)).status).toBe('done')
    const kept = await db().bankDeposit.findMany({ where: { importNo }, orderBy: { bankDepositNo: 'asc' } })
    expect(kept.map(({ match, matchedNo }) => [match, matchedNo])).toEqual([
      ['order', one?.payment.paymentNo],
      ['name', two?.payment.paymentNo],
      ['chosen', three?.payment.paymentNo],
      ['double', one?.payment.paymentNo],
      ['none', null],
      ['double', one?.payment.paymentNo],
    ])
    expect(kept[0]).toMatchObject({
      depositedAt: new Date('2026-11-21T00:12:33Z'),
      amountWon: 36_000,
      accountEnd: '7891',
      settledAt: null,
    })
    for (const { applicationNo } of [one, two, three, four].flatMap((each) => each ?? []))
      expect(await statuses(applicationNo)).not.toContain('5 paid')
  })

  it('skips withdrawals without a decision or a reason', async () => {
    const withdrawal = ['2026.11.21', '10:00:00', '임대료', '5,000', '', '1', '', '']
    const zero = withdrawal.with(4, '0')
    const broken = withdrawal.with(3, '')
    const importNo = await admin.preview([deposit('매일온이'), withdrawal, zero])
    expect((await finance.call(orderImport, { importNo })).refusal).toBeNull()
    await carryOutImport(db(), importNo, () => scenario.api.clock.now())
    const { list } = (await admin.listed(importNo)).entity
    expect(list.map(({ rowClass, outcome }) => [rowClass, outcome])).toEqual([
      ['new', 'added'],
      ['leftOut', 'skipped'],
      ['leftOut', 'skipped'],
    ])
    const log = { employeeNo, operation: 'orderImport', subjectKind: 'import', subjectNo: importNo }
    const entry = await db().auditEntry.findFirstOrThrow({ where: log })
    expect(entry.reason).toContain('통장 거래내역 가져오기')
    expect(await admin.judged(await admin.preview([broken]))).toEqual(['wrong E2 입금액: 비어 있습니다.'])
  })

  it('recognises deposits read twice, in another file and beside new ones', async () => {
    const rows = [deposit('두번온이'), deposit('두번온이', '', '36,000', '10:00:00')]
    await admin.written(await admin.preview(rows))
    const importNo = await admin.preview([...rows.toReversed(), deposit('새로온이')])
    expect((await admin.judged(importNo)).map((notified) => notified.split(' ')[0])).toEqual([
      'same',
      'same',
      'new',
    ])
    await admin.written(importNo)
    expect(await db().bankDeposit.count({ where: { depositorName: '두번온이' } })).toBe(2)
  })

  it('shows a deposit again when its order is paid between preview and writing', async () => {
    const { payment } = await waiting('그사이')
    const importNo = await admin.preview([deposit('그사이')])
    await db().payment.update({
      where: { paymentNo: payment.paymentNo },
      data: { status: 'paid', paidAt: new Date('2026-11-21T00:30:00Z') },
    })
    expect((await admin.written(importNo)).status).toBe('ready')
    expect(await admin.judged(importNo)).toEqual([expect.stringMatching(/^new 주문 .*이미 결제/)])
    expect(await db().bankDeposit.count({ where: { depositorName: '그사이' } })).toBe(0)
  })
})

async function readIn(name: string) {
  const found = await waiting(name)
  await admin.written(await admin.preview([deposit(name)]))
  return { ...found, ...(await depositOf(name)) }
}

describe('a bank deposit', () => {
  it('pays an application once as money entered by staff and shows the deposit in list and log', async () => {
    const { bankDepositNo, applicationNo } = await readIn('한번만')
    const [open] = await listed({ state: 'open', match: 'name' }, '한번')
    expect(open).toMatchObject({
      bankDepositNo,
      depositorName: '한*만',
      state: 'open',
      order: { applicationNo },
    })
    const { entity } = await settle(bankDepositNo, applicationNo)
    expect(await statuses(applicationNo)).toEqual(['3 cancelled', '5 paid'])
    expect((await settle(bankDepositNo, applicationNo)).refusal).toBe('DEPOSIT_SETTLED')
    const [paid] = await listed({ state: 'paid' }, '한번만')
    expect(paid).toMatchObject({ paidOrderNumber: entity.orderNumber, employeeName: expect.any(String) })
    const payment = await db().payment.findFirstOrThrow({ where: { applicationNo, paymentType: 5 } })
    expect(payment.paidAt).toEqual(new Date('2026-11-20T15:00:00Z'))
    const events = await db().paymentEvent.findMany({ where: { paymentNo: payment.paymentNo } })
    expect(events).toMatchObject([{ kind: 'entered', employeeNo, text: expect.stringMatching(/^통장 입금/) }])
    const action = { operation: 'settleBankDeposit', subjectKind: 'bankDeposit', subjectNo: bankDepositNo }
    expect(await db().auditEntry.count({ where: { ...action, employeeNo } })).toBe(1)
  })

  it('pays one of four applications when four employees settle the deposit concurrently', async () => {
    const { bankDepositNo, applicationNo } = await readIn('네사람')
    const others = [await waiting('둘째분'), await waiting('셋째분'), await waiting('넷째분')]
    const numbers = [applicationNo, ...others.map((one) => one.applicationNo)]
    const answers = await Promise.all(numbers.map((no) => settle(bankDepositNo, no)))
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1)
    const paid = (await Promise.all(numbers.map(statuses))).flat().filter((notified) => notified === '5 paid')
    expect(paid).toHaveLength(1)
  })

  it('refuses another sum, a paid application and a later application', async () => {
    const { bankDepositNo, applicationNo } = await readIn('거절됨')
    const late = await waiting('나중에')
    await db().application.update({
      where: { applicationNo: late.applicationNo },
      data: { createdAt: new Date('2026-11-21T16:00:00Z') },
    })
    await db().bankDeposit.update({ where: { bankDepositNo }, data: { amountWon: 30_000 } })
    expect((await settle(bankDepositNo, applicationNo)).refusal).toBe('STAFF_PAYMENT_DIFFERS')
    expect((await settle(bankDepositNo, late.applicationNo)).refusal).toBe('RECEIVED_DAY_WRONG')
    await db().bankDeposit.update({ where: { bankDepositNo }, data: { amountWon: 36_000 } })
    await settle((await readIn('먼저냄')).bankDepositNo, applicationNo)
    expect((await settle(bankDepositNo, applicationNo)).refusal).toBe('ALREADY_PAID')
    expect((await depositOf('거절됨')).settledAt).toBeNull()
    expect((await settle(2_000_000, applicationNo)).refusal).toBe('DEPOSIT_NOT_FOUND')
  })

  it('takes a deposit off the list with an explanation once and pays nothing', async () => {
    const { bankDepositNo, applicationNo } = await readIn('남의돈')
    expect((await settle(bankDepositNo, null)).entity).toEqual({ orderNumber: null })
    expect((await settle(bankDepositNo, null)).refusal).toBe('DEPOSIT_SETTLED')
    expect((await settle(bankDepositNo, applicationNo)).refusal).toBe('DEPOSIT_SETTLED')
    expect((await listed({ state: 'closed' }, '남의돈'))[0]).toMatchObject({
      text: expect.stringMatching(/확인/),
    })
    expect(await statuses(applicationNo)).toEqual(['3 ready'])
  })
})
