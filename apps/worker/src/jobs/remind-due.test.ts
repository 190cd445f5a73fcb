import type { Member } from '@hygiene/db/generated/client'
import { addSession, bookSeat } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Learner, startTextWorker, type TextWorker } from '../testing/start-text-worker.ts'
import { remindOfDue } from './remind-due.ts'

const RELEASED = { seat: 'released', releasedAt: new Date() } as const

let scenario: TextWorker
beforeAll(async () => {
  scenario = await startTextWorker()
})
beforeEach(async () => {
  await scenario.database.db.message.deleteMany()
  await scenario.database.db.onlineEnrolment.updateMany({
    data: { status: 'cancelled', endedAt: new Date() },
  })
  await scenario.database.db.booking.updateMany({ data: RELEASED })
  await scenario.sandbox.control('/reset')
})
afterAll(() => scenario.stop())

async function remindAt(at: string): Promise<number> {
  scenario.clock.set(at)
  return remindOfDue(scenario.deps)
}

const applied = (at: string): Promise<Learner> =>
  scenario.learner({ status: 'applied', appliedAt: new Date(at) })

describe('an unpaid application', () => {
  it.each([
    ['2026-11-20T09:00:00+09:00', '2026-11-26T08:00:00+09:00', '11/27 밤12시'],
    ['2026-11-20T09:00:00+09:00', '2026-11-27T20:59:59+09:00', '11/27 밤12시'],
    ['2026-12-28T09:00:00+09:00', '2026-12-30T08:00:00+09:00', '12/31 18시'],
  ])('reminds of an application of %s once at %s', async (at, now, until) => {
    const { person } = await applied(at)
    expect(await remindAt(now)).toBe(1)
    expect(await remindAt(now)).toBe(0)
    expect(await scenario.texts(person)).toEqual([
      `[위생교육] ${until}까지 결제하지 않으시면 신청이 취소됩니다. edu.example.or.kr/m`,
    ])
  })

  it('sends no reminder too early, at night, on the same day or to a dormant account', async () => {
    await applied('2026-11-20T09:00:00+09:00')
    expect(await remindAt('2026-11-25T20:00:00+09:00')).toBe(0)
    expect(await remindAt('2026-11-26T07:59:59+09:00')).toBe(0)
    expect(await remindAt('2026-11-26T21:00:00+09:00')).toBe(0)
    await scenario.database.db.onlineEnrolment.updateMany({ data: { status: 'cancelled' } })
    await applied('2026-12-30T09:00:00+09:00')
    expect(await remindAt('2026-12-30T20:00:00+09:00')).toBe(0)
    const { person } = await applied('2026-12-28T09:00:00+09:00')
    await sleep(person)
    expect(await remindAt('2026-12-30T20:00:00+09:00')).toBe(0)
  })

  it('sends no reminder when paid or cancelled before the text goes out', async () => {
    const [one, two] = [
      await applied('2026-11-20T09:00:00+09:00'),
      await applied('2026-11-20T09:00:00+09:00'),
    ]
    expect(await remindAt('2026-11-26T08:00:00+09:00')).toBe(2)
    await scenario.settle(await scenario.order(one.enrolment))
    await scenario.database.db.onlineEnrolment.update({
      where: { enrolmentNo: two.enrolment.enrolmentNo },
      data: { status: 'cancelled' },
    })
    expect((await scenario.texts(one.person)).join()).not.toContain('취소됩니다')
    expect(await scenario.texts(two.person)).toEqual([])
  })

  it('reminds each person once with concurrent workers', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => applied('2026-11-20T09:00:00+09:00')))
    scenario.clock.set('2026-11-26T10:00:00+09:00')
    const notified = await Promise.all([1, 2, 3, 4].map(() => remindOfDue(scenario.deps)))
    expect(notified.reduce((sum, count) => sum + count, 0)).toBe(people.length)
    expect(await scenario.database.db.message.count()).toBe(people.length)
  })
})

const sleep = ({ memberNo }: Member) =>
  scenario.database.db.member.update({ where: { memberNo }, data: { dormantAt: new Date() } })

it('uses the reminder words in force when the message goes out', async () => {
  const [early, late] = [
    await applied('2026-11-20T09:00:00+09:00'),
    await applied('2026-11-20T09:00:00+09:00'),
  ]
  const startsAt = new Date('2026-11-26T12:00:00+09:00')
  const version = { kind: 'paymentWaiting', madeAt: new Date('2026-11-25T12:00:00+09:00') }
  await scenario.database.db.messageText.createMany({
    data: [
      { ...version, startsAt, body: '{기한}까지 결제 {학습실}', approvalNo: 1 },
      { ...version, startsAt: new Date('2026-11-26T14:00:00+09:00'), body: '{없는 칸}', approvalNo: 2 },
    ],
  })
  await remindAt('2026-11-26T11:59:59+09:00')
  expect((await scenario.texts(early.person))[0]).toContain('취소됩니다')
  scenario.clock.set('2026-11-26T12:00:00+09:00')
  expect(await scenario.texts(late.person)).toEqual(['11/27 밤12시까지 결제 edu.example.or.kr/m'])
  const last = await applied('2026-11-20T09:00:00+09:00')
  await remindAt('2026-11-26T14:00:00+09:00')
  expect((await scenario.texts(last.person))[0]).toContain('취소됩니다')
})

async function awaited(): Promise<Learner & { paymentNo: number }> {
  scenario.clock.set('2026-11-20T10:00:00+09:00')
  const learner = await applied('2026-11-20T09:00:00+09:00')
  const order = await scenario.order(learner.enrolment, 'VIRTUAL_ACCOUNT')
  await scenario.settle(order)
  await scenario.database.db.payment.update({
    where: { paymentNo: order.paymentNo },
    data: { accountExpiresAt: new Date('2026-11-23T10:00:00+09:00') },
  })
  return { ...learner, paymentNo: order.paymentNo }
}

describe('a deposit', () => {
  it('reminds of a deposit once, a day before the due date, with the account', async () => {
    const { person } = await awaited()
    expect(await remindAt('2026-11-20T20:00:00+09:00')).toBe(0)
    expect(await remindAt('2026-11-22T09:59:59+09:00')).toBe(0)
    expect(await remindAt('2026-11-22T10:00:00+09:00')).toBe(1)
    expect(await remindAt('2026-11-22T10:10:00+09:00')).toBe(0)
    expect((await scenario.texts(person)).at(-1)).toMatch(
      /^\[위생교육\] 36,000원 입금 마감 11\/23 10시\. NH농협은행 \d{4}(-\d{1,4})+ 예금주 모의상점$/,
    )
  })

  it('sends no reminder of a deposit that has arrived or whose account has expired', async () => {
    const learner = await awaited()
    await remindAt('2026-11-22T10:00:00+09:00')
    scenario.clock.set('2026-11-23T10:00:00+09:00')
    expect((await scenario.texts(learner.person)).join()).not.toContain('입금 마감')
    expect(await remindAt('2026-11-23T10:00:00+09:00')).toBe(0)
  })
})

async function booked(startsAt: string, bookedAt = '2026-12-01T09:00:00+09:00') {
  const { db } = scenario.database
  const { person } = await scenario.learner({ status: 'cancelled' })
  const session = await addSession(db, { startsAt: new Date(startsAt) })
  const { booking } = await bookSeat(db, person, session)
  await db.booking.update({
    where: { applicationNo: booking.applicationNo },
    data: { bookedAt: new Date(bookedAt) },
  })
  return { person, session, applicationNo: booking.applicationNo }
}

describe('the day before a session', () => {
  it('reminds of hour and venue once from ten o’clock on the day before a session', async () => {
    const { person } = await booked('2026-12-10T10:00:00+09:00')
    expect(await remindAt('2026-12-09T09:59:59+09:00')).toBe(0)
    expect(await remindAt('2026-12-09T10:00:00+09:00')).toBe(1)
    expect(await remindAt('2026-12-09T20:00:00+09:00')).toBe(0)
    const [text = ''] = await scenario.texts(person)
    expect(text).toContain('김영자님, 내일 집합교육이 있습니다.\n일시: 2026년 12월 10일(목) 10:00~')
    expect(text).toContain('장소: ')
  })

  it('says «오늘» in a reminder after the night and sends nothing after the session starts', async () => {
    const [early, late] = [
      await booked('2026-12-10T10:00:00+09:00'),
      await booked('2026-12-10T10:00:00+09:00'),
    ]
    expect(await remindAt('2026-12-09T20:59:59+09:00')).toBe(2)
    scenario.clock.set('2026-12-10T08:00:00+09:00')
    expect((await scenario.texts(early.person))[0]).toContain('오늘 집합교육이 있습니다.')
    scenario.clock.set('2026-12-10T10:00:00+09:00')
    expect(await scenario.texts(late.person)).toEqual([])
  })

  it('sends no reminder for a same-day booking, a returned seat or a cancelled session', async () => {
    const { db } = scenario.database
    await booked('2026-12-17T10:00:00+09:00', '2026-12-16T09:00:00+09:00')
    const back = await booked('2026-12-17T10:00:00+09:00')
    const ended = await booked('2026-12-17T10:00:00+09:00')
    expect(await remindAt('2026-12-16T10:00:00+09:00')).toBe(2)
    await db.booking.update({ where: { applicationNo: back.applicationNo }, data: RELEASED })
    await db.inPersonSession.update({
      where: { sessionNo: ended.session.sessionNo },
      data: { status: 'cancelled', cancelledAt: new Date() },
    })
    expect([await scenario.texts(back.person), await scenario.texts(ended.person)]).toEqual([[], []])
  })

  it('sends the reminder again for a session moved to another day and drops the old one', async () => {
    const { person, session } = await booked('2026-12-20T10:00:00+09:00')
    await remindAt('2026-12-19T10:00:00+09:00')
    await scenario.database.db.inPersonSession.update({
      where: { sessionNo: session.sessionNo },
      data: {
        startsAt: new Date('2026-12-22T10:00:00+09:00'),
        endsAt: new Date('2026-12-22T17:00:00+09:00'),
      },
    })
    expect(await scenario.texts(person)).toEqual([])
    expect(await remindAt('2026-12-21T10:00:00+09:00')).toBe(1)
    expect(await scenario.texts(person)).toHaveLength(1)
  })
})
