import { listNextActions } from '@hygiene/contracts/member/account/list-next-actions'
import type { EnrolmentStatus, Member, OnlineEnrolment } from '@hygiene/db/generated/client'
import {
  addCourse,
  addEnrolment,
  addIdentityCheck,
  addPerson,
  addSession,
  addSurvey,
  bookSeat,
  type ContractClient,
  type EnrolmentWanted,
  openAccount,
  type SeatWanted,
  type TaughtCourse,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const NOW = new Date('2026-11-22T10:24:00+09:00')
const MINUTE_MS = 60_000
const YEAR_END = '2026-12-31T09:00:00.000Z'

let api: TestApi
let course: TaughtCourse
let member: Member
let person: ContractClient
let turn = 0

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  await addSurvey(api.database.db)
})
afterAll(() => api.stop())

beforeEach(async () => {
  api.clock.set(NOW.toISOString())
  turn += 1
  member = await addPerson(api.database.db, { userId: `person${turn}` })
  person = await api.logIn(member.userId)
})

async function actions(client = person) {
  const { list } = (await client.call(listNextActions, {})).entity ?? { list: [] }
  return list
}

const states = async () => (await actions()).map(({ state }) => state)

async function enrol(status: EnrolmentStatus, wanted: EnrolmentWanted = {}): Promise<OnlineEnrolment> {
  const licenceNo = `2020-${turn}-${status}`.slice(0, 30)
  return addEnrolment(api.database.db, member, course, {
    status,
    licenceNo,
    appliedAt: minutesAgo(60),
    ...wanted,
  })
}

async function book(wanted: SeatWanted) {
  const session = await addSession(api.database.db, {
    startsAt: new Date('2026-12-02T10:00:00+09:00'),
  })
  return bookSeat(api.database.db, member, session, {
    bookedAt: minutesAgo(2),
    ...wanted,
  })
}

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS)

describe('the next online action', () => {
  it.each<[EnrolmentStatus, number[] | undefined, string, string | null]>([
    ['applied', undefined, 'pay', '2026-11-29T15:00:00.000Z'],
    ['paid', undefined, 'begin', YEAR_END],
    ['studying', [2700, 720], 'watch', YEAR_END],
    ['studied', undefined, 'survey', YEAR_END],
    ['surveyed', undefined, 'identity', YEAR_END],
    ['completed', undefined, 'completed', null],
  ])(
    'shows the action and the deadline for a course that is %s',
    async (status, watchedSeconds, state, deadlineAt) => {
      const { enrolmentNo } = await enrol(status, { watchedSeconds })
      expect(await actions()).toMatchObject([{ state, deadlineAt, enrolmentNo, hours: 3, price: 36_000 }])
    },
  )

  it('names the lecture to continue, its second and the length of the course', async () => {
    await enrol('studying', { watchedSeconds: [2700, 720] })
    expect((await actions())[0]?.study).toMatchObject({
      lecture: {
        lectureNo: course.lectures[1]?.lectureNo,
        order: 2,
        fromSeconds: 720,
      },
      lectureCount: 2,
      finishedCount: 1,
      totalSeconds: 4800,
      studiedSeconds: 3420,
      surveyQuestionCount: 3,
      examQuestionCount: 20,
      passScore: 60,
    })
  })

  it('shows the test while the identity check is valid', async () => {
    await addIdentityCheck(api.database.db, await enrol('surveyed'), minutesAgo(29))
    expect(await states()).toEqual(['exam'])
    api.clock.set(new Date(NOW.getTime() + MINUTE_MS).toISOString())
    expect(await states()).toEqual(['identity'])
  })

  it('shows the deposit with the gateway’s bank and holder while the account is open', async () => {
    const { applicationNo } = await enrol('applied')
    const expiresAt = minutesAgo(-10)
    const { memberNo } = member
    const wanted = {
      memberNo,
      applicationNo,
      amountWon: 36_000,
      createdAt: minutesAgo(50),
      expiresAt,
    }
    const { paymentId } = await openAccount(api.database.db, wanted)
    expect(await actions()).toMatchObject([
      {
        state: 'deposit',
        deadlineAt: expiresAt.toISOString(),
        account: {
          paymentId,
          bank: 'NONGHYUP',
          accountNumber: '301-0123-4567-81',
          holder: '모의상점',
        },
      },
    ])
    api.clock.set(expiresAt.toISOString())
    expect((await actions())[0]).toMatchObject({ state: 'pay', account: null })
  })

  it('shows one payment for the licences of one application', async () => {
    const { applicationNo } = await enrol('applied', {
      businessName: '솔밭분식',
    })
    const second = await enrol('applied', { licenceNo: `2020-${turn}-second` })
    await api.database.db.onlineEnrolment.update({
      where: { enrolmentNo: second.enrolmentNo },
      data: { applicationNo },
    })
    expect(await actions()).toMatchObject([{ state: 'pay', applicationNo, price: 72_000, otherPlaces: 1 }])
  })
})

describe('the next in-person action', () => {
  it.each<[string, SeatWanted, string, string | null]>([
    ['held', { seat: 'held' }, 'seat', '2026-11-22T01:52:00.000Z'],
    ['waited for', { seat: 'waiting' }, 'waiting', null],
    ['paid', { seat: 'sold' }, 'come', '2026-12-02T01:00:00.000Z'],
    ['behind it', { seat: 'sold', status: 'completed' }, 'completed', null],
  ])('shows the action and the deadline for a seat that is %s', async (_name, wanted, state, deadlineAt) => {
    const { booking } = await book(wanted)
    expect(await actions()).toMatchObject([
      {
        state,
        deadlineAt,
        applicationNo: booking.applicationNo,
        isInPerson: true,
        hours: 6,
      },
    ])
  })

  it('requests an answer to an offer while the offer is open', async () => {
    const { waiting } = await book({ seat: 'waiting' })
    const offerUntil = new Date('2026-11-22T12:00:00+09:00')
    await api.database.db.waitingEntry.updateMany({
      where: { waitingNo: waiting?.waitingNo ?? 0 },
      data: { status: 'offered', offeredAt: minutesAgo(5), offerUntil },
    })
    expect(await actions()).toMatchObject([{ state: 'offered', deadlineAt: offerUntil.toISOString() }])
    api.clock.set(offerUntil.toISOString())
    expect(await states()).toEqual(['waiting'])
  })

  it('suggests a new application once the hold has lapsed', async () => {
    await book({ seat: 'held', bookedAt: minutesAgo(30) })
    expect(await states()).toEqual(['apply'])
  })

  it('shows one journey for the licences that share a seat', async () => {
    await book({
      seat: 'sold',
      licences: [{ licenceNo: '' }, { licenceNo: '' }],
    })
    expect(await actions()).toMatchObject([{ state: 'come', otherPlaces: 1, price: 80_000 }])
  })
})

describe('the list of next actions', () => {
  it('lists the nearest deadline of both kinds first', async () => {
    await enrol('completed')
    await enrol('studying', { watchedSeconds: [60] })
    await book({ seat: 'held' })
    expect(await states()).toEqual(['seat', 'watch', 'completed'])
  })

  it('offers this year’s course to a person with none or with one of another year only', async () => {
    expect(await actions()).toMatchObject([
      {
        state: 'apply',
        deadlineAt: YEAR_END,
        hours: 3,
        price: 36_000,
        enrolmentNo: null,
      },
    ])
    await addEnrolment(api.database.db, member, await addCourse(api.database.db, { year: 2025 }), {
      status: 'completed',
    })
    expect(await states()).toEqual(['apply'])
  })

  it('shows when applications reopen once the year’s applications are closed', async () => {
    api.clock.set('2026-12-31T18:00:00+09:00')
    person = await api.logIn(member.userId)
    expect(await actions()).toMatchObject([{ state: 'closed', deadlineAt: '2027-01-01T00:00:00.000Z' }])
  })

  it('shows no record of another person', async () => {
    await enrol('studying', { watchedSeconds: [60] })
    await book({ seat: 'sold' })
    const stranger = await addPerson(api.database.db, {
      userId: `stranger${turn}`,
    })
    expect((await actions(await api.logIn(stranger.userId))).map(({ state }) => state)).toEqual(['apply'])
  })

  it('requires a login from a visitor and from a person whose login has ended', async () => {
    expect((await api.client.call(listNextActions, {})).refusal).toBe('LOGIN_REQUIRED')
    api.clock.set(new Date(NOW.getTime() + 24 * 60 * MINUTE_MS).toISOString())
    expect((await person.call(listNextActions, {})).refusal).toBe('SESSION_EXPIRED')
  })
})
