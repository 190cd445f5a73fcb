import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { checkInPersonEligibility } from '@hygiene/contracts/in-person/enrolment/check-in-person-eligibility'
import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addInPersonCourse, addLicence, bookSeat } from '@hygiene/testing'
import {
  licence,
  MORNING,
  type Opener,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: SeatScenario
let session: InPersonSession
let person: Opener

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  scenario.api.clock.set(MORNING)
  session = await scenario.session()
  person = await scenario.opener()
})

const opened = (businessName = '새봄 국수') => licence({ licenseNumber: '', businessName })
const later = new Date('2026-12-17T10:00:00+09:00')

it('lets an opener apply before the business report, even for several places', async () => {
  const licences = [opened(), opened('새봄 만두'), licence()]
  const { entity } = await person.apply(session, { licences })
  expect(entity).toMatchObject({ seat: 'held', price: 120_000 })
  const rows = await scenario.api.database.db.inPersonEnrolment.findMany({
    where: { applicationNo: entity.applicationNo },
    orderBy: { inPersonEnrolmentNo: 'asc' },
  })
  expect(rows.map(({ licenceNo }) => licenceNo).toSorted()).toEqual(['', '', licences[2]?.licenseNumber])
  expect(new Set(rows.map(({ licenceKey }) => licenceKey)).size).toBe(3)
  const inPersonEnrolmentNo = rows.find(({ licenceNo }) => licenceNo === '')?.inPersonEnrolmentNo ?? 0
  const record = await person.client.call(readInPersonEnrolment, { inPersonEnrolmentNo })
  expect(record.entity.info.licenseNumber).toBe('')
})

it('refuses one place twice but accepts the same name from another applicant', async () => {
  const same = opened(' 새봄국수')
  expect((await person.apply(session, { licences: [opened(), same] })).refusal).toBe('SAME_LICENCE_TWICE')
  expect((await person.apply(session, { licences: [opened()] })).code).toBe(1)
  const other = await scenario.session({ startsAt: later })
  expect((await person.apply(other, { licences: [same] })).refusal).toBe('ALREADY_APPLIED')
  expect((await person.apply(other, { licences: [opened('새봄 만두')] })).code).toBe(1)
  const namesake = await scenario.opener()
  expect((await namesake.apply(session, { licences: [opened()] })).code).toBe(1)
})

it('keeps one of two concurrent applications for a place before its report', async () => {
  const other = await scenario.session({ startsAt: later })
  const answers = await Promise.all(
    [session, other].map((venue) => person.apply(venue, { licences: [opened()] })),
  )
  expect(answers.map(({ refusal }) => refusal ?? 'applied').toSorted()).toEqual([
    'ALREADY_APPLIED',
    'applied',
  ])
})

it('keeps the record of the name when a changed application gains the later number', async () => {
  const { entity } = await person.apply(session, { licences: [opened()] })
  const { applicationNo, inPersonEnrolmentNos } = entity
  const again = await person.apply(session, { applicationNo, licences: [opened('새봄  국수')] })
  expect(again.entity.inPersonEnrolmentNos).toEqual(inPersonEnrolmentNos)
  const numbered = await person.apply(session, { applicationNo, licences: [licence()] })
  expect(numbered.entity.inPersonEnrolmentNos).not.toEqual(inPersonEnrolmentNos)
})

it('ignores an opening course of another trade without a number', async () => {
  const { db } = scenario.api.database
  const past = await scenario.session({ startsAt: new Date('2026-03-03T10:00:00+09:00') })
  await bookSeat(db, person.member, past, {
    status: 'completed',
    licences: [{ licenceNo: '', industryType: 2 }],
  })
  expect((await person.apply(session, { licences: [opened()] })).code).toBe(1)
})

it('demands a number from an applicant in business and says so at the field', async () => {
  const yearly = await scenario.session({
    courses: [await addInPersonCourse(scenario.api.database.db, { salesType: 2 })],
  })
  const answer = await person.apply(yearly, { salesType: 2, licences: [licence(), opened()] })
  expect(answer.status).toBe(400)
  expect(answer.envelope.entity).toEqual({
    fields: {
      licenseNumber: '영업신고번호를 입력해주세요.',
    },
  })
  expect(await scenario.taken(yearly)).toBe(0)
  const visitor = await scenario.api.client.call(applyInPerson, {
    inPersonApplication: {
      sessionNo: session.sessionNo,
      salesType: 1,
      licences: [opened()],
      phone: '01012345678',
      privacyConsent: true,
    },
  })
  expect(visitor.refusal).toBe('LOGIN_REQUIRED')
})

it('judges eligibility by person, trade and name and never by the register', async () => {
  await addLicence(scenario.api.database.db, { licenceNo: '-', businessTypeName: '제과점영업' })
  const check = (wanted: { businessName?: string; salesType?: 1 | 2 } = {}, { client } = person) =>
    client.call(checkInPersonEligibility, {
      salesType: 1,
      industryType: 1,
      licenseNumber: '',
      businessName: '새봄 국수',
      sidoCode: '4100000000',
      ...wanted,
    })
  expect((await check()).entity).toMatchObject({ eligible: true, existing: null })
  const { entity } = await person.apply(session, { licences: [opened()] })
  const { applicationNo } = entity
  expect((await check()).entity).toMatchObject({ eligible: false, existing: { applicationNo } })
  expect((await check({ businessName: '새봄 만두' })).entity.eligible).toBe(true)
  expect((await check({}, await scenario.opener())).entity.eligible).toBe(true)
  const yearly = await check({ salesType: 2 })
  expect(yearly.envelope.entity).toEqual({ fields: { licenseNumber: '영업신고번호를 입력해주세요.' } })
})
