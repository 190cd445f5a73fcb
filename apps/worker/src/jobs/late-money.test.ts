import type { Member, MessageKind, Payment } from '@hygiene/db/generated/client'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { failRefund } from '@hygiene/operations/money/payment/fail-refund'
import { recordTransfer } from '@hygiene/operations/money/payment/record-transfer'
import { sealAccount } from '@hygiene/operations/money/payment/sealed-account'
import { refundPayment } from '@hygiene/operations/money/refund/refund-payment'
import {
  addEmployee,
  addEnrolment,
  addPerson,
  addSession,
  bookSeat,
  type RunningSandbox,
  startSandbox,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addOrder } from '../testing/add-order.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { sendMessageJob } from './send-message.ts'
import { sendRefundJob } from './send-refund.ts'
import { settlePaymentJob } from './settle-payment.ts'

let sandbox: RunningSandbox
let scenario: TestWorker
let people = 0

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/notice')
  scenario = await startTestWorker({ PORTONE_BASE_URL: sandbox.origin, SOLAPI_BASE_URL: sandbox.origin })
})
beforeEach(() => sandbox.control('/faults/reset'))
afterAll(async () => {
  await scenario.stop()
  await sandbox.stop()
})

type Method = 'CARD' | 'VIRTUAL_ACCOUNT'

async function addLateMoney(
  method: Method,
  status: 'cancelled' | 'paid' | 'applied' = 'cancelled',
  another?: Parameters<typeof addEnrolment>[3],
): Promise<{ person: Member; payment: Payment }> {
  const { db } = scenario.database
  people += 1
  const person = await addPerson(db, { userId: `late${people}`, phone: `0103333${1000 + people}` })
  const enrolment = await addEnrolment(db, person, scenario.course, { status })
  if (another) await addEnrolment(db, person, scenario.course, another)
  const { paymentNo, paymentId } = await addOrder(db, enrolment, {
    paymentType: method === 'CARD' ? 1 : 3,
  })
  await sandbox.control(`/payments/${paymentId}/approve`, { method, amountWon: 36_000 })
  if (method === 'VIRTUAL_ACCOUNT') await sandbox.control(`/payments/${paymentId}/deposit`)
  await settlePaymentJob(scenario.deps, { paymentNo })
  await settlePaymentJob(scenario.deps, { paymentNo })
  return { person, payment: await reread(paymentNo) }
}

const reread = async (paymentNo: number) =>
  scenario.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })
const messagesTo = async ({ memberNo }: Member) =>
  scenario.database.db.message.findMany({ where: { memberNo }, orderBy: { messageNo: 'asc' } })
const notifiedTo = async (person: Member): Promise<MessageKind[]> =>
  (await messagesTo(person)).map(({ kind }) => kind)

async function lastText(person: Member): Promise<string> {
  const now = nightUntil(new Date()) ?? new Date()
  const deps = { ...scenario.deps, now: () => now }
  for (const { messageNo } of await messagesTo(person)) await sendMessageJob(deps, { messageNo })
  return (await sandbox.messages(person.phone)).at(-1)?.text ?? ''
}

async function giveBack(payment: Payment, account = true): Promise<void> {
  const plain = { bank: 'NONGHYUP', accountNumber: '3021234567891', holder: '김영자' }
  const accountSealed = account ? sealAccount(scenario.deps.config.REFUND_ACCOUNT_KEY, plain) : null
  const wanted = { amountWon: 36_000, reason: '늦은 입금', accountSealed }
  const { refundNo } = await scenario.database.db.$transaction((db) =>
    refundPayment(db, payment, wanted, new Date()),
  )
  await sendRefundJob(scenario.deps, { refundNo })
}

describe('late money', () => {
  it('notifies the person of late money once with an account request, and again on the refund', async () => {
    const { person, payment } = await addLateMoney('VIRTUAL_ACCOUNT')
    expect(await notifiedTo(person)).toEqual(['lateMoney'])
    expect(payment.exceptionText).toMatch(/환불이 필요합니다/)
    const text = await lastText(person)
    expect(text).toContain('36,000원이 입금되었지만, 이미 끝난 신청이어서')
    expect(text).toContain('돌려받으실 계좌를 전화로')

    await giveBack(payment)
    expect(await reread(payment.paymentNo)).toMatchObject({ status: 'cancelled', exceptionText: null })
    expect(await notifiedTo(person)).toEqual(['lateMoney', 'lateMoneyReturned'])
    expect(await lastText(person)).toContain('36,000원을 돌려드렸습니다.')
    await settlePaymentJob(scenario.deps, payment)
    expect(await notifiedTo(person)).toHaveLength(2)
  })

  it('requires nothing from the person after a late card payment', async () => {
    const { person } = await addLateMoney('CARD')
    expect(await lastText(person)).toContain('따로 하실 일은 없습니다.')
  })

  it('keeps the education after a double payment, also when the second is refunded', async () => {
    const { person, payment } = await addLateMoney('CARD', 'paid')
    expect(await lastText(person)).toContain('신청하신 교육은 그대로입니다.')
    await giveBack(payment, false)
    const { applicationNo } = payment
    expect(await scenario.database.db.onlineEnrolment.findFirst({ where: { applicationNo } })).toMatchObject({
      status: 'paid',
    })
    expect((await reread(payment.paymentNo)).status).toBe('cancelled')
  })

  it('says that nothing needs to be taken once another place covers the person’s own', async () => {
    const { db } = scenario.database
    const { person, payment } = await addLateMoney('CARD', 'applied', {
      status: 'completed',
      licenceNo: '2020-0999',
    })
    expect(payment.status).toBe('paidAfterCancellation')
    expect(await lastText(person)).toContain('다른 교육을 이미 마치셔서 받지 않으셔도 되는 교육입니다.')
    const { applicationNo } = payment
    expect(await db.onlineEnrolment.findFirst({ where: { applicationNo } })).toMatchObject({
      status: 'applied',
    })
  })

  it('limits that notice to the covered place when another place still needs education', async () => {
    const { db } = scenario.database
    const covering = { status: 'completed', licenceNo: '2020-0777' } as const
    const { person, payment } = await addLateMoney('CARD', 'applied', covering)
    const elsewhere = { licenceNo: '2020-0888', sidoCode: '1100000000' }
    const { enrolmentNo } = await addEnrolment(db, person, scenario.course, elsewhere)
    const { applicationNo } = payment
    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { applicationNo } })
    expect(await lastText(person)).toContain('아직 받으셔야 하는 영업장만 다시 신청해주세요.')
  })

  it('requests no account any more once the money is on its way', async () => {
    const { person, payment } = await addLateMoney('VIRTUAL_ACCOUNT')
    await giveBack(payment)
    await lastText(person)
    expect((await messagesTo(person))[0]?.failure).toMatch(/보내지 않았습니다/)
    expect(await sandbox.messages(person.phone)).toHaveLength(1)
  })
})

async function addPaid(kind: 'online' | 'inPerson'): Promise<{ person: Member; payment: Payment }> {
  const { db } = scenario.database
  people += 1
  const person = await addPerson(db, { userId: `late${people}`, phone: `0103333${1000 + people}` })
  if (kind === 'online') await addEnrolment(db, person, scenario.course, { status: 'paid' })
  else await bookSeat(db, person, await addSession(db, { startsAt: new Date(Date.now() + 10 * 86_400_000) }))
  return { person, payment: await db.payment.findFirstOrThrow({ where: { memberNo: person.memberNo } }) }
}

async function refuse(payment: Payment): Promise<void> {
  const { amountWon } = payment
  const wanted = { amountWon, reason: '취소', accountSealed: null }
  const refund = await scenario.database.db.$transaction((db) =>
    refundPayment(db, payment, wanted, new Date()),
  )
  await failRefund(scenario.database.db, refund, '취소할 수 없는 거래입니다.', scenario.deps.now())
  await failRefund(scenario.database.db, refund, '취소할 수 없는 거래입니다.', scenario.deps.now())
}

describe('a refused refund', () => {
  it.each([
    ['online', '36,000원'],
    ['inPerson', '40,000원'],
  ] as const)(
    'notifies the person of a refused refund (%s) once despite retries, and of the transfer',
    async (kind, money) => {
      const { person, payment } = await addPaid(kind)
      await refuse(payment)
      const text = await lastText(person)
      expect(text).toContain(`결제사가 ${money} 환불을 거절하여`)
      expect(text).toContain('/edu/payment/list')
      await refuse(payment)
      await refuse(payment)
      expect(await notifiedTo(person)).toEqual(['refundRefused'])

      const { amountWon } = payment
      const { employeeNo } = await addEmployee(scenario.database.db, { loginId: `transfer ${kind}` })
      const { paymentNo } = payment
      const last = await scenario.database.db.refund.findFirstOrThrow({
        where: { paymentNo },
        orderBy: { refundNo: 'desc' },
      })
      const transfer = { transferredOn: '2026-11-20', transferNote: '이체', last, employeeNo }
      const made = { amountWon, reason: '취소', ...transfer }
      await scenario.database.db.$transaction((db) => recordTransfer(db, payment, made, new Date()))
      expect(await lastText(person)).toContain(`${money}을 2026년 11월 20일(금)에 계좌로 보내드렸습니다.`)
      expect(await notifiedTo(person)).toEqual(['refundRefused', 'refundTransferred'])
    },
  )

  it('requires nothing when the refund is tried again first, and leaves late money to staff', async () => {
    const own = await addPaid('online')
    await refuse(own.payment)
    const wanted = { amountWon: 36_000, reason: '취소', accountSealed: null }
    await scenario.database.db.$transaction((db) => refundPayment(db, own.payment, wanted, new Date()))
    expect(await lastText(own.person)).toContain('따로 하실 일은 없습니다.')

    const late = await addLateMoney('CARD')
    await sandbox.control('/faults', { cancel: 'FAILED' })
    await giveBack(late.payment, false)
    expect(await notifiedTo(late.person)).toEqual(['lateMoney'])
  })
})
