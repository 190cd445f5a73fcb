import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import type { EnrolmentStatus, Member, OnlineEnrolment } from '@hygiene/db/generated/client'
import { addCourse, addEnrolment, addPerson, type ContractClient, type TaughtCourse } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

type Bean = Exclude<SentTo<typeof applyOnline>['onlineApplication'], string>

let api: TestApi
let course: TaughtCourse
let member: Member
let person: ContractClient
let turn = 0

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  await addCourse(api.database.db, { industryType: 2, priceWon: 40_000 })
})
afterAll(() => api.stop())

beforeEach(async () => {
  turn += 1
  member = await addPerson(api.database.db, { userId: `person${turn}` })
  person = await api.logIn(member.userId)
})

async function change(enrolment: OnlineEnrolment, wanted: Partial<Bean> = {}, client = person) {
  return client.call(applyOnline, {
    onlineApplication: {
      enrolmentNo: enrolment.enrolmentNo,
      industryType: 1,
      licenseNumber: enrolment.licenceNo,
      businessName: '새마음 식당',
      representative: '김영자',
      sidoCode: '4100000000',
      address: '경기도 파주시 가상로 3',
      positionType: 2,
      phone: '01098765432',
      privacyConsent: true,
      ...wanted,
    },
  })
}

async function withOrder(enrolment: OnlineEnrolment, status: 'ready' | 'virtualAccountIssued') {
  return api.database.db.payment.create({
    data: {
      paymentId: `order${enrolment.enrolmentNo}`,
      applicationNo: enrolment.applicationNo,
      memberNo: enrolment.memberNo,
      paymentType: 3,
      orderName: '교육',
      amountWon: 36_000,
      status,
      createdAt: api.clock.now(),
    },
  })
}

describe('changing an unpaid application', () => {
  it('keeps the numbers of the application and takes the new words', async () => {
    const enrolment = await addEnrolment(api.database.db, member, course)

    const { entity } = await change(enrolment)

    expect(entity).toEqual({
      enrolmentNo: enrolment.enrolmentNo,
      applicationNo: enrolment.applicationNo,
      price: 36_000,
    })
    const kept = await api.database.db.onlineEnrolment.findUniqueOrThrow({
      where: { enrolmentNo: enrolment.enrolmentNo },
    })
    expect(kept).toMatchObject({ businessName: '새마음 식당', positionType: 2, status: 'applied' })
  })

  it('leaves an open order of the right amount unchanged', async () => {
    const enrolment = await addEnrolment(api.database.db, member, course)
    const { paymentNo } = await withOrder(enrolment, 'virtualAccountIssued')

    await change(enrolment)

    const order = await api.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })
    expect(order.status).toBe('virtualAccountIssued')
  })

  it('closes an open order when the other course has another price', async () => {
    const enrolment = await addEnrolment(api.database.db, member, course)
    const { paymentNo } = await withOrder(enrolment, 'ready')

    expect((await change(enrolment, { industryType: 2 })).entity.price).toBe(40_000)

    const order = await api.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })
    expect(order.status).toBe('cancelled')
    expect(
      await api.database.db.outbox.count({
        where: { kind: 'close-virtual-account', payload: { equals: { paymentNo } } },
      }),
    ).toBe(1)
  })

  it('refuses the licence of another live application', async () => {
    await addEnrolment(api.database.db, member, course, { licenceNo: `2020-1-${turn}9999` })
    const enrolment = await addEnrolment(api.database.db, member, course)
    expect((await change(enrolment, { licenseNumber: `2020-1-${turn}9999` })).refusal).toBe('ALREADY_APPLIED')
  })

  it.each<[EnrolmentStatus, string]>([
    ['paid', 'ALREADY_PAID'],
    ['studying', 'ALREADY_PAID'],
    ['completed', 'ALREADY_ENDED'],
    ['cancelled', 'ALREADY_ENDED'],
    ['refunded', 'ALREADY_ENDED'],
  ])('refuses to change an application that is %s', async (status, refusal) => {
    const enrolment = await addEnrolment(api.database.db, member, course, { status })
    expect((await change(enrolment)).refusal).toBe(refusal)
  })

  it('leaves a stranger’s application unchanged', async () => {
    const enrolment = await addEnrolment(api.database.db, member, course)
    await addPerson(api.database.db, { userId: `other${turn}` })

    const stranger = await api.logIn(`other${turn}`)

    expect((await change(enrolment, {}, stranger)).refusal).toBe('ENROLMENT_NOT_FOUND')
  })
})
