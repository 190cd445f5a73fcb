import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { checkEligibility } from '@hygiene/contracts/education/enrolment/check-eligibility'
import type { Course, Member } from '@hygiene/db/generated/client'
import {
  addCourse,
  addEnrolment,
  addInPersonCourse,
  addPerson,
  addSession,
  bookSeat,
  type ContractClient,
  type TaughtCourse,
} from '@hygiene/testing'
import { revokeEdition } from '@hygiene/operations/education/certificate/revoke-edition'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let openingCourse: Course
let yearlyInVenue: Course
let member: Member
let person: ContractClient
let turn = 0
let licenseNumber: string

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  openingCourse = await addInPersonCourse(api.database.db, { salesType: 1 })
  yearlyInVenue = await addInPersonCourse(api.database.db, { salesType: 2 })
})
afterAll(() => api.stop())

beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  turn += 1
  licenseNumber = `2019-099-${String(turn).padStart(4, '0')}`
  member = await addPerson(api.database.db, { userId: `person${turn}` })
  person = await api.logIn(member.userId)
})

async function check(wanted: Partial<SentTo<typeof checkEligibility>> = {}, client = person) {
  return client.call(checkEligibility, {
    industryType: 1,
    licenseNumber,
    sidoCode: '4100000000',
    ...wanted,
  })
}

function certify(enrolmentNo: number, certificateNumber: string) {
  const verificationNumber = certificateNumber.slice(-12)
  const data = { enrolmentNo, certificateNumber, verificationNumber, frozen: {}, issuedAt: api.clock.now() }
  return api.database.db.certificate.create({ data })
}

describe('the eligibility check', () => {
  it('returns the case, its ground and the price', async () => {
    expect((await check()).entity).toEqual({
      eligible: true,
      case: 'ELIGIBLE_YEARLY',
      sentence: '올해 기존 영업자 온라인 교육을 신청하실 수 있습니다.',
      ground: expect.stringContaining('제41조제1항'),
      year: 2026,
      price: 36_000,
      hours: 3,
      existing: null,
      certificate: null,
    })
  })

  it('names the certificate, of this or another place, that makes the course needless', async () => {
    const { db } = api.database
    const done = await addEnrolment(db, member, course, {
      status: 'completed',
      licenceNo: licenseNumber,
    })
    const { enrolmentNo } = done
    const completedAt = new Date('2026-05-11T16:00:00Z')
    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { completedAt } })
    const number = `2026-02-9${String(turn).padStart(6, '0')}`
    await certify(enrolmentNo, number)
    const certificate = {
      certificateNumber: number,
      completedOn: '2026-05-12',
      enrolmentNo,
      inPersonEnrolmentNo: null,
    }
    expect((await check()).entity).toMatchObject({ case: 'ALREADY_TRAINED_THIS_YEAR', certificate })
    const { entity } = await check({ licenseNumber: `1999-${turn}-77777` })
    expect(entity).toMatchObject({ case: 'COVERED_BY_SAME_PROVINCE', certificate })
  })

  it('names no certificate of another person and no revoked certificate', async () => {
    const { db } = api.database
    const done = await addEnrolment(db, member, course, { status: 'completed', licenceNo: licenseNumber })
    await certify(done.enrolmentNo, `2026-02-8${String(turn).padStart(6, '0')}`)
    await addPerson(db, { userId: `stranger${turn}` })
    const seen = (await check({}, await api.logIn(`stranger${turn}`))).entity
    expect(seen).toMatchObject({ case: 'ALREADY_TRAINED_THIS_YEAR', certificate: null })

    const { certificateNo } = await db.certificate.findUniqueOrThrow({
      where: { enrolmentNo: done.enrolmentNo },
    })
    const why = { reasonCode: 'notTaken', reason: '확인', byNo: 1, approvedByNo: 2 } as const
    await db.$transaction(async (tx) =>
      revokeEdition(tx, { certificateNo, edition: 1, ...why }, api.clock.now()),
    )
    expect((await check()).entity).toMatchObject({ eligible: true, certificate: null })
  })

  it('links to one’s own application', async () => {
    const { enrolmentNo } = await addEnrolment(api.database.db, member, course, {
      licenceNo: licenseNumber,
    })
    expect((await check()).entity).toMatchObject({
      eligible: false,
      case: 'ALREADY_APPLIED',
      existing: { enrolmentNo, status: 'applied' },
    })
  })

  it('hides the number of an application from a stranger', async () => {
    await addEnrolment(api.database.db, member, course, { licenceNo: licenseNumber })
    await addPerson(api.database.db, { userId: `other${turn}` })
    const { entity } = await check({}, await api.logIn(`other${turn}`))
    expect(entity).toMatchObject({ case: 'ALREADY_APPLIED', existing: null })
  })

  it.each([
    ['the yearly course in a venue', 2, 'completed', 'ALREADY_TRAINED_THIS_YEAR'],
    ['the opening course in a venue', 1, 'completed', 'NEW_OPERATOR_COURSE_THIS_YEAR'],
    ['an application for a venue', 2, 'applied', 'ALREADY_APPLIED'],
    ['a refunded day in a venue', 2, 'refunded', 'ELIGIBLE_YEARLY'],
  ] as const)('considers %s', async (_what, salesType, status, expected) => {
    const { db } = api.database
    const courses = [salesType === 1 ? openingCourse : yearlyInVenue]
    const session = await addSession(db, { startsAt: new Date('2026-11-18T01:00:00Z'), courses })
    const seat = status === 'applied' ? 'held' : 'sold'
    const heldUntil = new Date(api.clock.now().getTime() + 1)
    await bookSeat(db, member, session, { seat, heldUntil, status, licences: [{ licenceNo: licenseNumber }] })
    expect((await check()).entity.case).toBe(expected)
  })

  it('ignores an in-person application whose hold has expired', async () => {
    const { db } = api.database
    const session = await addSession(db, {
      startsAt: new Date('2026-12-18T01:00:00Z'),
      courses: [yearlyInVenue],
    })
    const heldUntil = api.clock.now()
    await bookSeat(db, member, session, { seat: 'held', heldUntil, licences: [{ licenceNo: licenseNumber }] })
    expect((await check()).entity.case).toBe('ELIGIBLE_YEARLY')
  })

  it('says when applications open again after the year has closed', async () => {
    api.clock.set('2026-12-31T18:00:00+09:00')
    person = await api.logIn(member.userId)
    expect((await check()).entity).toMatchObject({
      case: 'OUTSIDE_PERIOD',
      sentence: '2026년도 온라인 교육 신청기간이 아닙니다. 2027년 1월 1일 09:00부터 신청하실 수 있습니다.',
    })
  })

  it('refuses an unknown course', async () => {
    expect((await check({ industryType: 3 })).refusal).toBe('COURSE_NOT_OFFERED')
  })

  it('requires a login and well-formed numbers', async () => {
    expect((await check({}, api.client)).refusal).toBe('LOGIN_REQUIRED')
    expect((await check({ licenseNumber: 'abc' })).status).toBe(400)
    expect((await check({ sidoCode: 'x' })).status).toBe(400)
  })
})
