import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { quoteRefund } from '@hygiene/contracts/money/refund/quote-refund'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { carryOutImport } from '@hygiene/operations/staff/import/carry-out-import'
import type { ContractClient } from '@hygiene/testing'
import {
  addApplicant,
  type Applicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ImportAdmin, importAdmin } from '../../testing/import-admin.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: PaymentScenario
let owner: Applicant
let files: ImportAdmin
let approver: ContractClient
let number = 0

const HEADER =
  '이전 신청번호,이전 아이디,성명,연도,영업자,업종,영업신고번호,업소명,대표자,시도 코드,소재지,직책,신청일,결제일,결제 금액,결제 방법,결제 증빙,수강 시간(분)'.split(
    ',',
  )

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  const { client } = await logInStaff(scenario.api, 'importer', 'education')
  approver = (await logInStaff(scenario.api, 'approver', 'headquarters')).client
  files = importAdmin(scenario.api, client, 'enrolments', HEADER)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  owner = await addApplicant(scenario)
  const { userId: formerId, memberNo } = owner.person
  await db().formerAccount.create({ data: { formerId, memberNo, importedAt: now() } })
})
afterAll(() => scenario.stop())

const db = () => scenario.api.database.db
const now = () => scenario.api.clock.now()

type Cell = 'formerNo' | 'formerId' | 'name' | 'year' | 'licence' | 'sido' | 'paidOn' | 'minutes'
function row(more: Partial<Record<Cell, string>> = {}): string[] {
  number += 1
  const { formerNo = `E-${number}`, formerId = owner.person.userId, name = owner.person.name } = more
  const licence = more.licence ?? `2019-0303-${String(number).padStart(3, '0')}`
  const place = ['옥자네', '정옥자', more.sido ?? '4100000000', '가상로 12', '대표자']
  const money = ['2026-03-02', more.paidOn ?? '2026-03-03', '26000', '신용카드', `승인 ${number}`]
  const kind = [more.year ?? '2026', '기존', '일반음식점']
  return [formerNo, formerId, name, ...kind, licence, ...place, ...money, more.minutes ?? '50']
}

async function write(...rows: string[][]): Promise<number> {
  const importNo = await files.preview(rows)
  const { approvalNo } = (await files.ask(importNo)).entity
  expect((await approver.call(approveChange, { approvalNo: approvalNo ?? 0 })).refusal).toBeNull()
  await carryOutImport(db(), importNo, now)
  return importNo
}
const enrolmentOf = async (formerNo: string) =>
  (
    await db().formerEnrolment.findUniqueOrThrow({
      where: { formerNo },
      include: {
        enrolment: {
          include: {
            progress: { orderBy: { creditedMs: 'desc' } },
            application: { include: { payments: true } },
          },
        },
      },
    })
  ).enrolment

describe('imported paid enrolments', () => {
  it.each([
    ['0', 'paid', []],
    ['50', 'studying', [2_700_000, 300_000]],
    ['80', 'studied', [2_700_000, 2_100_000]],
  ])(
    'imports %s minutes as %s with the minutes credited to the lectures',
    async (minutes, status, credited) => {
      const own = row({ minutes })
      const importNo = await write(own)
      const enrolment = await enrolmentOf(own[0] ?? '')
      expect(enrolment).toMatchObject({
        memberNo: owner.person.memberNo,
        status,
        priceWon: 26_000,
        paidAt: new Date('2026-03-03T00:00:00+09:00'),
        appliedAt: new Date('2026-03-02T00:00:00+09:00'),
      })
      expect(enrolment.progress.map(({ creditedMs }) => creditedMs)).toEqual(credited)
      const where = { kind: 'enrolments', recordNo: enrolment.enrolmentNo }
      expect(await db().importOrigin.findMany({ where })).toMatchObject([{ importNo, rowAt: 1 }])
    },
  )

  it('imports the payment with its evidence, past the gateway and without our documents', async () => {
    const own = row()
    await write(own)
    const [payment] = (await enrolmentOf(own[0] ?? '')).application.payments
    expect(payment).toMatchObject({
      status: 'paid',
      amountWon: 26_000,
      paymentType: 5,
      formerMethod: '신용카드',
      methodName: '이전 누리집 신용카드',
      transactionId: own[16],
    })
    const paymentNo = payment?.paymentNo ?? 0
    expect(await db().paymentEvent.findMany({ where: { paymentNo } })).toMatchObject([{ kind: 'entered' }])
    const [bank] = await db().ledgerEntry.findMany({ where: { paymentNo, account: 'bank' } })
    expect(bank).toMatchObject({ amountWon: 26_000, cause: 'opening' })
    const { list } = (await owner.client.call(listPayments, {})).entity
    expect(list.find((one) => one.paymentNo === paymentNo)).toMatchObject({ mayAskInvoice: false })
  })

  it('refunds an imported enrolment manually to a bank account', async () => {
    const own = row({ paidOn: '2026-11-10' })
    await write(own)
    const { application, enrolmentNo } = await enrolmentOf(own[0] ?? '')
    const paymentNo = application.payments[0]?.paymentNo ?? 0
    expect((await owner.client.call(quoteRefund, { paymentNo })).entity).toMatchObject({
      isAllowed: true,
      amount: 26_000,
      needsBankAccount: true,
    })
    const reason = '영업을 그만둡니다'
    expect((await owner.client.call(cancelPayment, { paymentNo, reason })).refusal).not.toBeNull()
    const refundAccount = { bank: 'NONGHYUP', accountNumber: '302-1234-5678-91', holder: '김영자' } as const
    await owner.client.call(cancelPayment, { paymentNo, reason, refundAccount })
    expect(await db().refund.findMany({ where: { paymentNo } })).toMatchObject([
      { isByHand: true, amountWon: 26_000, status: 'requested' },
    ])
    expect(await db().outbox.count({ where: { kind: 'send-refund' } })).toBe(0)
    expect((await db().onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })).status).toBe('refunded')
  })

  it('keeps an enrolment unchanged on a second import, even after further study', async () => {
    const own = row({ minutes: '10' })
    await write(own)
    const { enrolmentNo } = await enrolmentOf(own[0] ?? '')
    await db().lectureProgress.updateMany({ where: { enrolmentNo }, data: { creditedMs: 900_000 } })
    expect(await files.judged(await files.preview([own]))).toEqual(['same '])
    expect((await enrolmentOf(own[0] ?? '')).progress[0]?.creditedMs).toBe(900_000)
  })

  it('reports row and column of a wrong enrolment', async () => {
    const taken = row()
    await write(taken)
    const twin = row()
    const rows = [
      row({ formerId: 'unknown1' }),
      row({ name: '딴사람' }),
      row({ year: '2025' }),
      row({ licence: taken[6] ?? '' }),
      row({ paidOn: '2026-03-01' }),
      row({ sido: '9900000000' }),
      twin,
      row({ licence: twin[6] ?? '' }),
    ]
    expect(await files.judged(await files.preview(rows))).toEqual([
      expect.stringMatching(/^wrong B2 이전 아이디: .*회원을 먼저/),
      expect.stringMatching(/^wrong C3 성명: /),
      expect.stringMatching(/^wrong D4 연도: 올해 수강만/),
      expect.stringMatching(/^wrong G5 영업신고번호: .*이미 있습니다/),
      expect.stringMatching(/^wrong N6 결제일: 신청일보다/),
      expect.stringMatching(/^wrong J7 시도 코드: /),
      'new ',
      expect.stringMatching(/^wrong G9 영업신고번호: .*이미 있습니다/),
    ])
  })
})
