import { listInPersonClasses } from '@hygiene/contracts/in-person/session/list-in-person-classes'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { Course, InPersonSession, Member } from '@hygiene/db/generated/client'
import {
  addInPersonCourse,
  addPerson,
  addSession,
  bookSeat,
  type ContractClient,
  type SeatWanted,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const HOUR_MS = 3_600_000
let api: TestApi
let course: Course
let session: InPersonSession
let member: Member
let person: ContractClient
let turn = 0

beforeAll(async () => {
  api = await startTestApi()
  course = await addInPersonCourse(api.database.db)
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  turn += 1
  session = await on('2026-12-10T10:00')
  member = await addPerson(api.database.db, { userId: `person${turn}` })
  person = await api.logIn(member.userId)
})

async function on(day: string, more = {}): Promise<InPersonSession> {
  return addSession(api.database.db, { startsAt: new Date(`${day}:00+09:00`), courses: [course], ...more })
}

let booked = 0
async function book(wanted: SeatWanted = {}, where = session, who = member) {
  booked += 1
  const licences = wanted.licences ?? [{ licenceNo: `2026-${booked}00000` }]
  return bookSeat(api.database.db, who, where, { ...wanted, licences })
}

async function firstRow() {
  const [row] = (await person.call(listInPersonEnrolments, {})).entity.list
  if (!row) throw new Error('Nothing is listed')
  return row
}

describe('a row of the in-person history', () => {
  it('holds in one row all that a screen shows of a paid seat', async () => {
    const { enrolments, booking } = await book()
    const payment = await api.database.db.payment.findFirstOrThrow({
      where: { applicationNo: booking.applicationNo },
    })
    expect(await firstRow()).toEqual({
      edu: { businessName: '새마음 식당' },
      info: {
        edu: {
          inPersonEnrolmentNo: enrolments[0]?.inPersonEnrolmentNo,
          courseNo: course.courseNo,
          applicationNo: booking.applicationNo,
          salesType: 1 as const,
        },
      },
      status: 'paid',
      endSentence: null,
      educationName: '2026년 신규 영업자 위생교육 (일반음식점)',
      year: 2026,
      industryType: 1 as const,
      licenseNumber: `2026-${booked}00000`,
      price: 40_000,
      appliedAt: '2026-11-20T01:00:00.000Z',
      paidAt: '2026-11-20T01:00:00.000Z',
      completedAt: null,
      seat: 'sold',
      heldUntil: null,
      sessionNo: session.sessionNo,
      sessionDay: { eduDate: '2026-12-10', startTime: '10:00', endTime: '17:00' },
      venue: {
        venueNo: session.venueNo,
        location: '수원 교육장',
        address: '경기도 수원시 팔달구 가상로 100',
        address2: '3층 대강당',
        mapUrl: '',
        phone: '031-000-1001',
        directions: '수원역 4번 출구에서 걸어서 5분, 1층 안내판을 따라 올라오세요.',
        equipment: '',
        accessibility: '',
      },
      venueSidoCode: '4100000000',
      moved: null,
      isSessionCancelled: false,
      mayChange: true,
      changeSentence: null,
      waiting: [],
      paymentNo: payment.paymentNo,
      awaitingDepositUntil: null,
      inAt: null,
      outAt: null,
      isPrinted: false,
    })
  })

  it('shows a row as cancelled once the hold is over, before any record says so', async () => {
    const heldUntil = new Date('2026-11-21T10:30:00+09:00')
    await book({ seat: 'held', heldUntil })
    expect(await firstRow()).toMatchObject({
      status: 'applied',
      seat: 'held',
      heldUntil: heldUntil.toISOString(),
      mayChange: true,
    })
    api.clock.set('2026-11-21T10:30:00+09:00')
    expect(await firstRow()).toMatchObject({
      status: 'cancelled',
      seat: 'released',
      endSentence: '결제하지 않으신 채 자리를 잡아 둔 시간이 지나 신청이 취소되었습니다. 다시 신청해주세요.',
      mayChange: false,
      changeSentence: '이미 끝난 신청이라 일정을 변경할 수 없습니다.',
    })
    expect((await person.call(listInPersonEnrolments, { only: 'live' })).entity.list).toEqual([])
  })

  it('allows a change of day until the day before ends in Seoul', async () => {
    await book()
    api.clock.set('2026-12-09T23:59:59+09:00')
    person = await api.logIn(member.userId)
    expect(await firstRow()).toMatchObject({ mayChange: true })
    api.clock.set('2026-12-10T00:00:00+09:00')
    expect(await firstRow()).toMatchObject({
      mayChange: false,
      changeSentence: '일정은 교육 전날까지 변경할 수 있습니다.',
    })
  })

  it.each([
    [{ seat: 'released', status: 'cancelled', endReason: 'waitingLapsed' }, '교육일까지 자리가 나지 않아'],
    [{ seat: 'released', status: 'cancelled', endReason: 'sessionCancelled' }, '다른 일정을 골라주세요.'],
    [{ seat: 'sold', status: 'refunded', endReason: 'sessionCancelled' }, '결제하신 금액은 모두 환불됩니다.'],
    [{ seat: 'sold', status: 'absent' }, '교육에 참석하지 않으셔서'],
  ] as const)('shows for %j why the seat ended', async (wanted, sentence) => {
    await book(wanted)
    expect((await firstRow()).endSentence).toContain(sentence)
  })

  it.each([
    { seat: 'released', status: 'cancelled', endReason: 'byPerson' },
    { seat: 'sold', status: 'completed' },
    { seat: 'sold', status: 'attended' },
  ] as const)('shows no reason for %j', async (wanted) => {
    await book(wanted)
    expect((await firstRow()).endSentence).toBeNull()
  })

  it('shows presence, a cancelled session and an awaited deposit', async () => {
    const { db } = api.database
    const heldUntil = new Date('2026-11-25T00:00:00Z')
    const { applicationNo } = (await book({ seat: 'held', heldUntil })).booking
    const inAt = new Date('2026-12-10T00:50:00Z')
    const { sessionNo } = session
    await db.attendance.create({ data: { sessionNo, applicationNo, inAt, updatedAt: inAt } })
    await db.inPersonSession.update({
      where: { sessionNo },
      data: { status: 'cancelled', cancelledAt: inAt },
    })
    const order = {
      applicationNo,
      memberNo: member.memberNo,
      paymentType: 3 as const,
      orderName: '교육',
      amountWon: 40_000,
    }
    await db.payment.create({
      data: {
        ...order,
        paymentId: `va${turn}`,
        status: 'virtualAccountIssued',
        createdAt: inAt,
        accountExpiresAt: inAt,
      },
    })
    expect(await firstRow()).toMatchObject({
      isSessionCancelled: true,
      inAt: inAt.toISOString(),
      outAt: null,
      awaitingDepositUntil: heldUntil.toISOString(),
    })
  })
})

describe('a place on a waiting list', () => {
  it('shows how many people are ahead and until when an offer is kept', async () => {
    const { db } = api.database
    const ahead = await addPerson(db, { userId: `ahead${turn}` })
    await book({ seat: 'waiting', bookedAt: new Date('2026-11-19T00:00:00Z') }, session, ahead)
    const { booking, waiting } = await book({ seat: 'waiting' })
    const entry = {
      waitingNo: waiting?.waitingNo,
      sessionNo: session.sessionNo,
      sessionDay: { eduDate: '2026-12-10', startTime: '10:00', endTime: '17:00' },
      venue: expect.objectContaining({ location: '수원 교육장' }),
    }
    const row = await firstRow()
    expect(row).toMatchObject({ status: 'applied', seat: 'waiting', mayChange: false })
    expect(row.waiting).toEqual([{ ...entry, status: 'waiting', position: 2, offerUntil: null }])

    const offerUntil = new Date(api.clock.now().getTime() + HOUR_MS)
    await db.waitingEntry.updateMany({
      where: { applicationNo: booking.applicationNo },
      data: { status: 'offered', offeredAt: api.clock.now(), offerUntil },
    })
    expect((await firstRow()).waiting).toMatchObject([
      { status: 'offered', offerUntil: offerUntil.toISOString() },
    ])
    api.clock.set(offerUntil.toISOString())
    expect((await firstRow()).waiting).toEqual([])
  })

  it('shows a waiting list place with its application, beside the seat that is kept', async () => {
    const { db } = api.database
    const wanted = await on('2026-12-17T10:00')
    const { booking } = await book()
    await book({}, await on('2026-12-03T10:00'))
    const { memberNo, applicationNo } = booking
    const { sessionNo } = wanted
    await db.waitingEntry.create({
      data: { sessionNo, applicationNo, memberNo, joinedAt: api.clock.now() },
    })
    const { list } = (await person.call(listInPersonEnrolments, {})).entity
    const waits = list.map(({ info, seat, waiting }) => [
      info.edu.applicationNo,
      seat,
      waiting.map((one) => one.position),
    ])
    expect(waits).toContainEqual([applicationNo, 'sold', [1]])
    expect(waits.filter(([, , positions]) => positions?.toString() === '')).toHaveLength(1)
  })
})

const days = async () =>
  (await person.call(listInPersonClasses, {})).entity.list.map(({ sessionDay }) => sessionDay.eduDate)

describe('upcoming classes', () => {
  it('lists classes with a seat and a future day, the nearest first', async () => {
    await book()
    await book({ seat: 'held', heldUntil: new Date('2026-11-22T00:00:00Z') }, await on('2026-12-03T10:00'))
    await book({ seat: 'waiting' }, await on('2026-12-04T10:00'))
    await book({ seat: 'released' }, await on('2026-12-05T10:00'))
    await book({ status: 'completed' }, await on('2026-11-19T10:00'))
    await book({}, await on('2026-11-20T10:00'))
    expect(await days()).toEqual(['2026-12-03', '2026-12-10'])
    api.clock.set('2026-11-22T09:00:00+09:00')
    person = await api.logIn(member.userId)
    expect(await days()).toEqual(['2026-12-10'])
  })

  it('lists a class until its session has ended', async () => {
    await book()
    api.clock.set('2026-12-10T16:59:59+09:00')
    person = await api.logIn(member.userId)
    expect(await days()).toEqual(['2026-12-10'])
    api.clock.set('2026-12-10T17:00:00+09:00')
    expect(await days()).toEqual([])
  })

  it('lists only one’s own classes', async () => {
    await book()
    await addPerson(api.database.db, { userId: `other${turn}` })
    const stranger = await api.logIn(`other${turn}`)
    expect((await stranger.call(listInPersonClasses, {})).entity.list).toEqual([])
    expect((await api.client.call(listInPersonClasses, {})).refusal).toBe('LOGIN_REQUIRED')
  })
})
