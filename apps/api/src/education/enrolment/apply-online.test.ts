import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import type { Member } from '@hygiene/db/generated/client'
import {
  addCourse,
  addEnrolment,
  addLicence,
  addPerson,
  type ContractClient,
  type TaughtCourse,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

type Bean = Exclude<SentTo<typeof applyOnline>['onlineApplication'], string>

let api: TestApi
let course: TaughtCourse
let member: Member
let person: ContractClient
let turn = 0
let licenseNumber: string

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  await addCourse(api.database.db, { industryType: 2, priceWon: 40_000 })
})
afterAll(() => api.stop())

beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  turn += 1
  licenseNumber = `2019-099-${String(turn).padStart(4, '0')}`
  member = await addPerson(api.database.db, { userId: `person${turn}`, name: '박춘자', birth: '19560301' })
  person = await api.logIn(member.userId)
})

function bean(wanted: Partial<Bean> = {}): { onlineApplication: Bean } {
  return {
    onlineApplication: {
      industryType: 1,
      licenseNumber,
      businessName: '한마음 식당',
      representative: '박춘자',
      sidoCode: '4100000000',
      address: '경기도 수원시 팔달구 가상로 12',
      positionType: 1,
      phone: '010-1234-5678',
      privacyConsent: true,
      ...wanted,
    },
  }
}

async function apply(wanted: Partial<Bean> = {}, client = person) {
  return client.call(applyOnline, bean(wanted))
}

describe('applying', () => {
  it('stores the place, the applicant as verified and the price of the course', async () => {
    const { entity } = await apply({ zipCode: '16490', address2: '1층' })

    expect(entity.price).toBe(36_000)
    const kept = await api.database.db.onlineEnrolment.findUniqueOrThrow({
      where: { enrolmentNo: entity.enrolmentNo },
    })
    expect(kept).toMatchObject({
      applicationNo: entity.applicationNo,
      memberNo: member.memberNo,
      status: 'applied',
      licenceNo: licenseNumber,
      licenceKey: licenseNumber.replaceAll('-', ''),
      userName: '박춘자',
      birth: '19560301',
      phone: '01012345678',
      year: 2026,
      salesType: 2,
      courseNo: course.code.courseNo,
      appliedAt: api.clock.now(),
    })
  })

  it('takes the trade from the register for a known licence, however spelt', async () => {
    await addLicence(api.database.db, { licenceNo: licenseNumber.replaceAll('-', '') })
    const { entity } = await apply({ businessTypeName: '휴게음식점' })
    const kept = await api.database.db.onlineEnrolment.findUniqueOrThrow({ where: entityNo(entity) })
    expect(kept.businessTypeName).toBe('일반음식점')
  })

  it('joins the letters that a Mac sends apart', async () => {
    const { entity } = await apply({ businessName: '한마음 식당'.normalize('NFD') })
    const kept = await api.database.db.onlineEnrolment.findUniqueOrThrow({ where: entityNo(entity) })
    expect(kept.businessName).toBe('한마음 식당'.normalize('NFC'))
  })

  it('removes invisible characters and writes line breaks as a space', async () => {
    const { entity } = await apply({ businessName: '\u202E한\u200B마음\n\t식당\u3164' })
    const kept = await api.database.db.onlineEnrolment.findUniqueOrThrow({
      where: { enrolmentNo: entity.enrolmentNo },
    })
    expect(kept.businessName).toBe('한마음 식당')
  })

  it('refuses the same place twice, also in another spelling or by another person', async () => {
    await apply()
    expect((await apply({ licenseNumber: licenseNumber.replaceAll('-', '') })).refusal).toBe(
      'ALREADY_APPLIED',
    )
    await addPerson(api.database.db, { userId: `other${turn}` })
    expect((await apply({}, await api.logIn(`other${turn}`))).refusal).toBe('ALREADY_APPLIED')
  })

  it('makes one application from a double click', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, async () => apply()))

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ refusal }) => refusal === 'ALREADY_APPLIED')).toHaveLength(3)
    expect(await api.database.db.onlineEnrolment.count({ where: { memberNo: member.memberNo } })).toBe(1)
    expect(await api.database.db.application.count({ where: { memberNo: member.memberNo } })).toBe(1)
  })

  it('makes several applications without the index that allows only one', async () => {
    const { db } = api.database
    await db.$executeRaw`DROP INDEX "OnlineEnrolment_one_live"`

    // Uses several people: one person's clicks are serialised, but only the index stops another person with the same licence.
    const people = [person]
    for (const other of ['one', 'two', 'three']) {
      await addPerson(db, { userId: `${other}${turn}` })
      people.push(await api.logIn(`${other}${turn}`))
    }
    const ofLicence = { licenceKey: licenseNumber.replaceAll('-', '') }
    let most = 0
    for (let round = 0; round < 20 && most < 2; round += 1) {
      await db.onlineEnrolment.deleteMany({ where: ofLicence })
      await Promise.all(people.map((client) => apply({}, client)))
      most = await db.onlineEnrolment.count({ where: ofLicence })
    }
    expect(most).toBeGreaterThan(1)
    await db.onlineEnrolment.deleteMany({ where: ofLicence })
    await db.$executeRaw`CREATE UNIQUE INDEX "OnlineEnrolment_one_live"
      ON "OnlineEnrolment" ("licenceKey", "year", "salesType")
      WHERE "status" NOT IN ('cancelled', 'refunded', 'expired')`
  })
})

function entityNo({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  return { enrolmentNo }
}

describe('needless applications', () => {
  it('refuses a place trained this year', async () => {
    await addEnrolment(api.database.db, member, course, { licenceNo: licenseNumber, status: 'completed' })
    expect((await apply()).refusal).toBe('ALREADY_TRAINED')
  })

  it('refuses a second place in the province where one was completed, also under a retired code', async () => {
    await addEnrolment(api.database.db, member, course, {
      status: 'completed',
      sidoCode: '2900000000',
    })
    expect((await apply({ sidoCode: '1200000000' })).refusal).toBe('COVERED_BY_SAME_PROVINCE')
    expect((await apply({ sidoCode: '4100000000' })).code).toBe(1)
  })

  it('refuses an applicant who took the new-operator course this year', async () => {
    const opening = await addCourse(api.database.db, { salesType: 1 })
    await addEnrolment(api.database.db, member, opening, {
      licenceNo: licenseNumber,
      status: 'completed',
    })
    expect((await apply()).refusal).toBe('NEW_OPERATOR_COURSE_THIS_YEAR')
  })

  it('refuses trades of other associations and a trade that differs from the register', async () => {
    await addLicence(api.database.db, { licenceNo: licenseNumber, businessTypeName: '집단급식소' })
    expect((await apply()).refusal).toBe('TRADE_NOT_SERVED')
    expect((await apply({ licenseNumber: '2019-555-0001', businessTypeName: '제과점영업' })).refusal).toBe(
      'TRADE_NOT_SERVED',
    )
  })

  it('refuses a course that is not offered', async () => {
    expect((await apply({ industryType: 3 })).refusal).toBe('COURSE_NOT_OFFERED')
  })

  it.each([
    { at: '2026-12-31T17:59:59+09:00', refusal: null },
    { at: '2026-12-31T18:00:00+09:00', refusal: 'OUTSIDE_PERIOD' },
    { at: '2026-12-31T23:59:59+09:00', refusal: 'OUTSIDE_PERIOD' },
  ])('closes on 31 December at 18:00 ($at)', async ({ at, refusal }) => {
    api.clock.set(at)
    person = await api.logIn(member.userId)
    expect((await apply()).refusal).toBe(refusal)
  })

  it('ignores an expired application of last year', async () => {
    await addCourse(api.database.db, { year: 2027 })
    await addEnrolment(api.database.db, member, course, { licenceNo: licenseNumber, status: 'studying' })
    api.clock.set('2027-01-01T08:59:59+09:00')
    person = await api.logIn(member.userId)
    expect((await apply()).refusal).toBe('OUTSIDE_PERIOD')
    api.clock.set('2027-01-01T09:00:00+09:00')
    expect((await apply()).code).toBe(1)
  })
})

describe('a refused application', () => {
  it('requires anonymous callers to log in', async () => {
    expect((await apply({}, api.client)).refusal).toBe('LOGIN_REQUIRED')
  })

  it.each([
    { privacyConsent: false as true },
    { phone: '02-123-4567' },
    { licenseNumber: '12' },
    { businessName: ' ' },
    { positionType: 3 },
    { sidoCode: '9900000000' },
    { sidoCode: '41' },
    { industryType: 4 },
  ])('answers 400 to %j and names the field', async (wanted) => {
    const answer = await apply(wanted)
    expect(answer.status).toBe(400)
    expect(answer.envelope.entity).toMatchObject({
      fields: { [Object.keys(wanted)[0] ?? '']: expect.any(String) },
    })
  })

  it.each([
    ['businessName', '맛집😀', '‘😀’ 글자는 수료증에 인쇄할 수 없습니다. 지우거나 다른 글자로 적어주세요.'],
    ['representative', 'NGUYỄN', '‘Ễ’ 글자는 수료증에 인쇄할 수 없습니다. 대신 ‘E’ 글자를 적어주세요.'],
    ['address2', '홍\uFF65길', '‘\uFF65’ 글자는 수료증에 인쇄할 수 없습니다. 대신 ‘·’ 글자를 적어주세요.'],
    ['representative', '\u3164\u200B', '대표자명을 입력해주세요.'],
  ])('refuses the unprintable %s %j', async (field, written, sentence) => {
    const answer = await apply({ [field]: written })
    expect(answer.envelope.entity).toMatchObject({ fields: { [field]: sentence } })
  })

  it('answers 400 to a bean that is not JSON', async () => {
    const answer = await person.call(applyOnline, { onlineApplication: '{' as unknown as Bean })
    expect(answer.status).toBe(400)
  })
})
