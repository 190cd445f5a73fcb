import type { InPersonSession } from '@hygiene/db/generated/client'
import {
  addInPersonCourse,
  addSession,
  frozenClock,
  type RunningSandbox,
  startSandbox,
} from '@hygiene/testing'
import { bookSomebody, REASON, stateOf } from '@hygiene/testing/scenarios/session-people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancel } from '../testing/cancel-session.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { sendMessageJob } from './send-message.ts'
import { sendRefundJob } from './send-refund.ts'
import { windUpSessionJob } from './wind-up-session.ts'

let sandbox: RunningSandbox
let scenario: TestWorker
let gone: InPersonSession
let next: InPersonSession
const clock = frozenClock()

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/notice')
  scenario = await startTestWorker({ PORTONE_BASE_URL: sandbox.origin, SOLAPI_BASE_URL: sandbox.origin })
  scenario.deps.now = clock.now
})
beforeEach(async () => {
  clock.set('2026-11-21T10:00:00+09:00')
  const { db } = scenario.database
  gone = await addSession(db, { startsAt: new Date('2026-12-10T01:00:00Z') })
  next = await addSession(db, { startsAt: new Date('2026-12-17T01:00:00Z'), capacity: 1 })
})
afterAll(async () => {
  await scenario.stop()
  await sandbox.stop()
})

const windUp = () => windUpSessionJob(scenario.deps, gone)

async function textsTo(phone: string): Promise<string[]> {
  const waiting = await scenario.database.db.message.findMany({ where: { sentAt: null, failure: null } })
  for (const message of waiting) await sendMessageJob(scenario.deps, message)
  return (await sandbox.messages(phone)).map(({ text }) => text)
}

describe('a cancelled session', () => {
  it('refunds everything for a session cancelled on its very day with people in the venue', async () => {
    const paid = await bookSomebody(scenario, sandbox, gone)
    const present = await bookSomebody(scenario, sandbox, gone, { status: 'attended' })
    clock.set('2026-12-10T11:00:00+09:00')
    await cancel(scenario, gone)
    await windUp()
    await windUp()

    for (const somebody of [paid, present]) {
      expect(await stateOf(scenario, somebody)).toMatchObject({
        seat: 'released',
        statuses: ['refunded'],
        reasons: ['sessionCancelled'],
        refunds: [40_000],
        notified: ['sessionCancelled'],
        exceptionText: null,
      })
    }
    const refund = await scenario.database.db.refund.findFirstOrThrow({
      where: { paymentNo: paid.payment?.paymentNo ?? 0 },
    })
    await sendRefundJob(scenario.deps, refund)
    const seen = await scenario.deps.payment.fetchPayment(paid.payment?.paymentId ?? '')
    expect(seen).toMatchObject({ status: 'cancelled', cancelledWon: 40_000 })
    const [text = ''] = await textsTo(paid.person.phone)
    expect(text).toContain('12월 10일(목) 수원 교육장 집합교육이 협회 사정으로 취소되었습니다.')
    expect(text).toContain(`사유: ${REASON}`)
    expect(text).toContain('결제하신 40,000원은 모두 환불해 드립니다.')
  })

  it('requests an account from a depositor and shows the waiting person to staff', async () => {
    const depositor = await bookSomebody(scenario, sandbox, gone, { method: 'VIRTUAL_ACCOUNT' })
    await cancel(scenario, gone)
    await windUp()
    expect(await stateOf(scenario, depositor)).toMatchObject({
      seat: 'released',
      statuses: ['cancelled'],
      reasons: ['sessionCancelled'],
      refunds: [],
      exceptionText: expect.stringContaining('계좌'),
      notified: ['sessionCancelled'],
    })
    expect((await textsTo(depositor.person.phone))[0]).toMatch(/40,000원.*계좌를.*입력해주세요/)
  })

  it('ends an unpaid application of a cancelled session and closes its order', async () => {
    const payer = await bookSomebody(scenario, null, gone, {
      seat: 'held',
      heldUntil: new Date('2026-11-21T02:00:00Z'),
    })
    const { paymentNo } = await scenario.database.db.payment.create({
      data: {
        paymentId: 'unpaidorder0000000000001',
        applicationNo: payer.booking.applicationNo,
        memberNo: payer.person.memberNo,
        paymentType: 3,
        orderName: '집합교육',
        amountWon: 40_000,
        status: 'virtualAccountIssued',
        createdAt: clock.now(),
      },
    })
    await cancel(scenario, gone)
    await windUp()
    expect(await stateOf(scenario, payer)).toMatchObject({
      seat: 'released',
      statuses: ['cancelled'],
      refunds: [],
    })
    const order = await scenario.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })
    expect(order).toMatchObject({ status: 'cancelled', failure: expect.stringContaining('협회') })
    expect((await textsTo(payer.person.phone))[0]).toContain('내실 금액은 없습니다.')
  })

  it('ends every wait for a cancelled session and releases no seat elsewhere', async () => {
    const queue = await bookSomebody(scenario, null, gone, { seat: 'waiting' })
    const elsewhere = await bookSomebody(scenario, null, next)
    const waits = { joinedAt: clock.now(), memberNo: elsewhere.person.memberNo }
    const entry = await scenario.database.db.waitingEntry.create({
      data: {
        ...waits,
        applicationNo: elsewhere.booking.applicationNo,
        sessionNo: gone.sessionNo,
      },
    })
    await cancel(scenario, gone)
    await windUp()

    expect(await stateOf(scenario, queue)).toMatchObject({
      seat: 'released',
      statuses: ['cancelled'],
      reasons: ['sessionCancelled'],
      notified: ['sessionCancelled'],
    })
    expect(await stateOf(scenario, elsewhere)).toMatchObject({
      seat: 'sold',
      statuses: ['paid'],
      sessionNo: next.sessionNo,
      notified: ['sessionCancelled'],
    })
    const { waitingNo } = entry
    expect((await scenario.database.db.waitingEntry.findUniqueOrThrow({ where: { waitingNo } })).status).toBe(
      'sessionGone',
    )
    expect((await textsTo(queue.person.phone))[0]).toContain('대기 신청이 끝났습니다.')
    expect((await textsTo(elsewhere.person.phone))[0]).toContain(
      '예약하신 12월 17일(목) 교육은 그대로입니다.',
    )
  })

  it('keeps a person waiting on another waiting list', async () => {
    const patient = await bookSomebody(scenario, null, gone, { seat: 'waiting' })
    const { applicationNo, memberNo } = patient.booking
    await scenario.database.db.waitingEntry.create({
      data: {
        applicationNo,
        memberNo,
        sessionNo: next.sessionNo,
        joinedAt: clock.now(),
      },
    })
    await cancel(scenario, gone)
    await windUp()
    expect(await stateOf(scenario, patient)).toMatchObject({
      seat: 'waiting',
      statuses: ['applied'],
      sessionNo: next.sessionNo,
      notified: ['sessionCancelled'],
    })
    expect((await textsTo(patient.person.phone))[0]).toContain('다른 일정의 대기는 그대로입니다.')
  })

  it('ignores people who left, completed or ended, and a session that is not cancelled', async () => {
    const left = await bookSomebody(scenario, null, gone, { seat: 'released', endReason: 'byPerson' })
    const stays = await bookSomebody(scenario, null, next)
    await cancel(scenario, gone)
    await windUp()
    await windUpSessionJob(scenario.deps, next)
    expect(await stateOf(scenario, left)).toMatchObject({ reasons: ['byPerson'], notified: [] })
    expect(await stateOf(scenario, stays)).toMatchObject({ seat: 'sold', notified: [] })
  })
})

describe('a replaced session', () => {
  it('moves people in booking order, paid ones first, and refunds the others', async () => {
    const late = await bookSomebody(scenario, sandbox, gone, { bookedAt: new Date('2026-11-19T01:00:00Z') })
    const early = await bookSomebody(scenario, sandbox, gone, { bookedAt: new Date('2026-11-18T01:00:00Z') })
    const unpaid = await bookSomebody(scenario, null, gone, {
      seat: 'held',
      bookedAt: new Date('2026-11-17T01:00:00Z'),
      heldUntil: new Date('2026-11-21T02:00:00Z'),
    })
    await cancel(scenario, gone, next)
    await windUp()
    await windUp()

    expect(await stateOf(scenario, early)).toMatchObject({
      seat: 'sold',
      sessionNo: next.sessionNo,
      statuses: ['paid'],
      refunds: [],
      notified: ['sessionMoved'],
    })
    expect(await stateOf(scenario, late)).toMatchObject({ statuses: ['refunded'], refunds: [40_000] })
    expect(await stateOf(scenario, unpaid)).toMatchObject({ seat: 'released', statuses: ['cancelled'] })
    const [text = ''] = await textsTo(early.person.phone)
    expect(text).toContain('12월 10일(목) 집합교육이 협회 사정으로 취소되어 아래 일정으로 옮겨 드렸습니다.')
    expect(text).toContain('일시: 2026년 12월 17일(목) 10:00~17:00')
    const slips = await scenario.database.db.outbox.count({
      where: {
        kind: 'issue-enrolment-slip',
        payload: { path: ['inPersonEnrolmentNo'], equals: early.enrolments[0]?.inPersonEnrolmentNo ?? 0 },
      },
    })
    expect(slips).toBe(1)
  })

  it('moves a held seat and limits the hold to what the other day allows', async () => {
    const payer = await bookSomebody(scenario, null, gone, {
      seat: 'held',
      heldUntil: new Date('2026-12-09T15:00:00Z'),
    })
    const sooner = await addSession(scenario.database.db, { startsAt: new Date('2026-12-01T01:00:00Z') })
    await cancel(scenario, gone, sooner)
    await windUp()
    expect(await stateOf(scenario, payer)).toMatchObject({
      seat: 'held',
      sessionNo: sooner.sessionNo,
    })
    const { heldUntil } = await scenario.database.db.booking.findUniqueOrThrow({
      where: { applicationNo: payer.booking.applicationNo },
    })
    expect(heldUntil).toEqual(sooner.startsAt)
  })

  it('moves no person into two venues at once or into a course of another trade', async () => {
    const { db } = scenario.database
    const other = await addInPersonCourse(db, { industryType: 2 })
    const busy = await bookSomebody(scenario, sandbox, gone)
    const sameDay = await addSession(db, { startsAt: new Date('2026-12-17T04:00:00Z') })
    const again = await db.application.create({ data: { memberNo: busy.person.memberNo } })
    await db.booking.create({
      data: {
        applicationNo: again.applicationNo,
        memberNo: busy.person.memberNo,
        sessionNo: sameDay.sessionNo,
        seat: 'sold',
        bookedAt: clock.now(),
      },
    })
    await cancel(scenario, gone, next)
    await windUp()
    expect(await stateOf(scenario, busy)).toMatchObject({ statuses: ['refunded'] })

    const cook = await bookSomebody(scenario, sandbox, next)
    const kitchens = await addSession(db, { startsAt: new Date('2026-12-20T01:00:00Z'), courses: [other] })
    await cancel(scenario, next, kitchens)
    await windUpSessionJob(scenario.deps, next)
    expect(await stateOf(scenario, cook)).toMatchObject({ statuses: ['refunded'] })
  })
})

it('continues with the others when one person’s refund fails and retries that person', async () => {
  const { db } = scenario.database
  const stuck = await bookSomebody(scenario, sandbox, gone, { bookedAt: new Date('2026-11-18T01:00:00Z') })
  const fine = await bookSomebody(scenario, sandbox, gone)
  const stray = await db.refund.create({
    data: {
      paymentNo: stuck.payment?.paymentNo ?? 0,
      amountWon: 1,
      reason: '다른 환불',
      requestedAt: clock.now(),
    },
  })
  await cancel(scenario, gone)
  await expect(windUp()).rejects.toThrow(`application ${stuck.booking.applicationNo}`)
  expect(await stateOf(scenario, fine)).toMatchObject({
    statuses: ['refunded'],
    notified: ['sessionCancelled'],
  })
  expect(await stateOf(scenario, stuck)).toMatchObject({ seat: 'sold', statuses: ['paid'], notified: [] })

  await db.refund.update({ where: { refundNo: stray.refundNo }, data: { status: 'failed' } })
  await windUp()
  expect(await stateOf(scenario, stuck)).toMatchObject({
    statuses: ['refunded'],
    notified: ['sessionCancelled'],
  })
})
