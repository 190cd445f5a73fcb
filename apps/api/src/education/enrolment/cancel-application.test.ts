import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { cancelApplication } from '@hygiene/contracts/education/enrolment/cancel-application'
import type { EnrolmentStatus, Member, OnlineEnrolment } from '@hygiene/db/generated/client'
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

async function addOrder(enrolment: OnlineEnrolment, status: 'ready' | 'virtualAccountIssued') {
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

async function closings(paymentNo: number) {
  return api.database.db.outbox.count({
    where: { kind: 'close-virtual-account', payload: { equals: { paymentNo } } },
  })
}

describe('cancelling before payment', () => {
  it('ends the application and gives the same answer to a repeated request', async () => {
    const { enrolmentNo } = await addEnrolment(api.database.db, member, course)

    const answers = [
      await person.call(cancelApplication, { enrolmentNo }),
      await person.call(cancelApplication, { enrolmentNo }),
    ]

    for (const { entity } of answers) expect(entity).toEqual({ enrolmentNo, status: 'cancelled' })

    const kept = await api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
    expect(kept).toMatchObject({ status: 'cancelled', endedAt: api.clock.now() })
  })

  it.each(['ready', 'virtualAccountIssued'] as const)('closes an order that is %s', async (status) => {
    const enrolment = await addEnrolment(api.database.db, member, course)
    const { paymentNo } = await addOrder(enrolment, status)

    await person.call(cancelApplication, { enrolmentNo: enrolment.enrolmentNo })

    const order = await api.database.db.payment.findUniqueOrThrow({ where: { paymentNo } })
    expect(order).toMatchObject({ status: 'cancelled', cancelledAt: api.clock.now() })
    expect(await closings(paymentNo)).toBe(1)
  })

  it('closes the account once for concurrent clicks', async () => {
    const enrolment = await addEnrolment(api.database.db, member, course)
    const { paymentNo } = await addOrder(enrolment, 'virtualAccountIssued')

    const answers = await Promise.all(
      Array.from({ length: 5 }, async () =>
        person.call(cancelApplication, { enrolmentNo: enrolment.enrolmentNo }),
      ),
    )

    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1])
    expect(await closings(paymentNo)).toBe(1)
  })

  it('waits for a transaction that holds the application and lets earlier money win', async () => {
    const { db, pool } = api.database
    const enrolment = await addEnrolment(db, member, course)
    const payer = await pool.connect()
    await payer.query('BEGIN')
    await payer.query('SELECT 1 FROM "Application" WHERE "applicationNo" = $1 FOR UPDATE', [
      enrolment.applicationNo,
    ])

    const cancelling = person.call(cancelApplication, { enrolmentNo: enrolment.enrolmentNo })
    await new Promise((resolve) => setTimeout(resolve, 150))
    await payer.query(`UPDATE "OnlineEnrolment" SET "status" = 'paid' WHERE "enrolmentNo" = $1`, [
      enrolment.enrolmentNo,
    ])
    await payer.query('COMMIT')
    payer.release()

    expect((await cancelling).refusal).toBe('CANNOT_CANCEL_PAID')
  })

  it('frees the place for another application', async () => {
    const enrolment = await addEnrolment(api.database.db, member, course)
    await person.call(cancelApplication, { enrolmentNo: enrolment.enrolmentNo })

    const again = await person.call(applyOnline, {
      onlineApplication: {
        industryType: 1,
        licenseNumber: enrolment.licenceNo,
        businessName: '한마음 식당',
        representative: '김영자',
        sidoCode: '4100000000',
        address: '경기도 수원시 팔달구 가상로 12',
        positionType: 1,
        phone: '01012345678',
        privacyConsent: true,
      },
    })

    expect(again.code).toBe(1)
  })
})

describe('an application that cannot be cancelled', () => {
  it.each<[EnrolmentStatus, string]>([
    ['paid', 'CANNOT_CANCEL_PAID'],
    ['studying', 'CANNOT_CANCEL_PAID'],
    ['surveyed', 'CANNOT_CANCEL_PAID'],
    ['completed', 'ALREADY_ENDED'],
    ['refunded', 'ALREADY_ENDED'],
    ['expired', 'ALREADY_ENDED'],
  ])('refuses to cancel an application that is %s', async (status, refusal) => {
    const { enrolmentNo } = await addEnrolment(api.database.db, member, course, { status })
    expect((await person.call(cancelApplication, { enrolmentNo })).refusal).toBe(refusal)
  })

  it('refuses to cancel an application that expired with its year', async () => {
    const { enrolmentNo } = await addEnrolment(api.database.db, member, course)
    api.clock.set('2027-01-01T00:00:00+09:00')
    person = await api.logIn(member.userId)
    expect((await person.call(cancelApplication, { enrolmentNo })).refusal).toBe('ALREADY_ENDED')
  })

  it('refuses to cancel a stranger’s or an unknown application', async () => {
    const { enrolmentNo } = await addEnrolment(api.database.db, member, course)
    await addPerson(api.database.db, { userId: `other${turn}` })
    const stranger = await api.logIn(`other${turn}`)
    expect((await stranger.call(cancelApplication, { enrolmentNo })).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await person.call(cancelApplication, { enrolmentNo: 999_999 })).refusal).toBe(
      'ENROLMENT_NOT_FOUND',
    )
    expect((await api.client.call(cancelApplication, { enrolmentNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await person.call(cancelApplication, { enrolmentNo: 'x' })).status).toBe(400)
  })
})
