import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { readOnlineEnrolment } from '@hygiene/contracts/education/enrolment/read-online-enrolment'
import type { Member } from '@hygiene/db/generated/client'
import { addCourse, addEnrolment, addPerson, type ContractClient, type TaughtCourse } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let member: Member
let person: ContractClient
let turn = 0

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
})
afterAll(() => api.stop())

beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  turn += 1
  member = await addPerson(api.database.db, { userId: `person${turn}` })
  person = await api.logIn(member.userId)
})

async function addOne(status: 'completed' | 'cancelled' | 'studying', day: number) {
  return addEnrolment(api.database.db, member, course, {
    status,
    licenceNo: `2020-${turn}-${day}00000`,
    appliedAt: new Date(`2026-11-0${day}T01:00:00Z`),
  })
}

async function addThree() {
  return [await addOne('completed', 1), await addOne('cancelled', 2), await addOne('studying', 3)] as const
}

async function numbers(only: 'completed' | 'live') {
  return (await person.call(listOnlineEnrolments, { only })).entity.list.map(({ enrolmentNo }) => enrolmentNo)
}

describe('the application history', () => {
  it('lists one’s own applications latest first, page by page', async () => {
    const [completed, cancelled, studying] = await addThree()
    await addEnrolment(api.database.db, await addPerson(api.database.db, { userId: `other${turn}` }), course)

    const first = (await person.call(listOnlineEnrolments, { limit: 2 })).entity
    const second = (await person.call(listOnlineEnrolments, { limit: 2, page: 2 })).entity
    const all = (await person.call(listOnlineEnrolments, { limit: -1 })).entity

    expect(first.list.map(({ enrolmentNo }) => enrolmentNo)).toEqual([
      studying.enrolmentNo,
      cancelled.enrolmentNo,
    ])
    expect(first.pageInfo).toEqual({ page: 1, totalPage: 2, totalRow: 3 })
    expect(second.list.map(({ enrolmentNo }) => enrolmentNo)).toEqual([completed.enrolmentNo])
    expect(all.list).toHaveLength(3)
    expect(all.pageInfo).toEqual({ page: 1, totalPage: 1, totalRow: 3 })
  })

  it('separates completed applications from those under way', async () => {
    const [completed, , studying] = await addThree()
    expect(await numbers('completed')).toEqual([completed.enrolmentNo])
    expect(await numbers('live')).toEqual([studying.enrolmentNo])
  })

  it('filters by business type', async () => {
    await addThree()
    expect((await person.call(listOnlineEnrolments, { industryType: 3 as const })).entity.list).toEqual([])
  })

  it('shows expired once the year is over, before anything has stored that status', async () => {
    await addThree()
    api.clock.set('2027-01-01T00:00:00+09:00')
    person = await api.logIn(member.userId)

    const { list } = (await person.call(listOnlineEnrolments, {})).entity

    expect(list.map(({ status }) => status)).toEqual(['expired', 'cancelled', 'completed'])
    expect((await person.call(listOnlineEnrolments, { only: 'live' })).entity.list).toEqual([])
  })

  it('shows a pending deposit', async () => {
    const enrolment = await addEnrolment(api.database.db, member, course)
    const order = {
      applicationNo: enrolment.applicationNo,
      memberNo: member.memberNo,
      paymentType: 3 as const,
      orderName: '교육',
      amountWon: 36_000,
      createdAt: api.clock.now(),
    }
    const expiresAt = new Date('2026-11-24T01:00:00Z')
    const waiting = await api.database.db.payment.create({
      data: {
        ...order,
        paymentId: `va${turn}`,
        status: 'virtualAccountIssued',
        accountExpiresAt: expiresAt,
      },
    })
    await api.database.db.payment.create({ data: { ...order, paymentId: `no${turn}`, status: 'failed' } })

    const [row] = (await person.call(listOnlineEnrolments, {})).entity.list

    expect(row).toMatchObject({
      status: 'applied',
      paymentNo: waiting.paymentNo,
      awaitingDepositUntil: expiresAt.toISOString(),
      endDate: '2026-12-31',
      isPrinted: false,
    })
  })

  it('requires a login and pages that exist', async () => {
    expect((await api.client.call(listOnlineEnrolments, {})).refusal).toBe('LOGIN_REQUIRED')
    expect((await person.call(listOnlineEnrolments, { page: 0 })).status).toBe(400)
    expect((await person.call(listOnlineEnrolments, { limit: 101 })).status).toBe(400)
    expect((await person.call(listOnlineEnrolments, { only: 'all' as 'live' })).status).toBe(400)
  })
})

describe('one enrolment record', () => {
  it('returns the data and the state of an application', async () => {
    const { enrolmentNo, applicationNo, licenceNo } = await addEnrolment(api.database.db, member, course)

    const { info, state } = (await person.call(readOnlineEnrolment, { enrolmentNo })).entity

    expect(info).toEqual({
      onlineEduCode: '',
      enrolmentNo,
      userName: '김영자',
      birth: '19600312',
      businessName: '한마음 식당',
      licenseNumber: licenceNo,
      representative: '김영자',
      zipCode: '16490',
      address: '경기도 수원시 팔달구 가상로 12',
      address2: '1층',
      sidoCode: '4100000000',
      companyPhone: '',
      positionType: 1 as const,
      salesType: 2 as const,
      industryType: 1 as const,
      endDate: '2026-12-31',
    })
    expect(state).toMatchObject({ applicationNo, status: 'applied', price: 36_000, paymentNo: null })
  })

  it('returns the certificate number and the day of completion', async () => {
    const { enrolmentNo } = await addEnrolment(api.database.db, member, course, { status: 'completed' })
    await api.database.db.certificate.create({
      data: {
        enrolmentNo,
        certificateNumber: `2026-02-000${turn}`,
        verificationNumber: `AAAA-BBBB-00${turn}`,
        frozen: {},
        issuedAt: api.clock.now(),
      },
    })

    const { info } = (await person.call(readOnlineEnrolment, { enrolmentNo })).entity

    expect(info).toMatchObject({ onlineEduCode: `2026-02-000${turn}`, endDate: '2026-11-20' })
  })

  it('returns a record to its owner only', async () => {
    const { enrolmentNo } = await addEnrolment(api.database.db, member, course)
    await addPerson(api.database.db, { userId: `other${turn}` })
    const stranger = await api.logIn(`other${turn}`)
    expect((await stranger.call(readOnlineEnrolment, { enrolmentNo })).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await api.client.call(readOnlineEnrolment, { enrolmentNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await person.call(readOnlineEnrolment, { enrolmentNo: 0 })).status).toBe(400)
    expect((await person.call(readOnlineEnrolment, { enrolmentNo: '99999999999' })).status).toBe(400)
  })
})
