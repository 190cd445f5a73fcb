import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addInPersonCourse, bookSeat } from '@hygiene/testing'
import {
  licence,
  MORNING,
  type Opener,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

const later = new Date('2026-11-22T09:00:00+09:00')

describe('a refusing session', () => {
  it('refuses an unknown and a hidden session', async () => {
    expect((await person.apply({ sessionNo: 999_999 })).refusal).toBe('SESSION_NOT_FOUND')
    expect((await person.apply(await scenario.session({ isShown: false }))).refusal).toBe('SESSION_NOT_FOUND')
  })

  it('refuses an application before applications open and after applications close', async () => {
    expect((await person.apply(await scenario.session({ applyOpensAt: later }))).refusal).toBe(
      'SESSION_NOT_OPEN_YET',
    )
    const closed = await scenario.session({ applyClosesAt: MORNING })
    expect((await person.apply(closed)).refusal).toBe('SESSION_APPLICATIONS_CLOSED')
    const full = await scenario.session({ applyClosesAt: MORNING, capacity: 1 })
    await scenario.fill(full, 1)
    expect((await person.apply(full, { joinsWaitingList: true })).refusal).toBe('SESSION_APPLICATIONS_CLOSED')
  })

  it('refuses an application for a cancelled session', async () => {
    const { sessionNo } = session
    await scenario.api.database.db.inPersonSession.update({
      where: { sessionNo },
      data: { status: 'cancelled', cancelledAt: MORNING },
    })
    expect((await person.apply(session)).refusal).toBe('SESSION_CANCELLED')
  })

  it('refuses other trades and the other kind of operator', async () => {
    const licences = [licence(), licence({ industryType: 3 })]
    expect((await person.apply(session, { licences })).refusal).toBe('SESSION_OTHER_TRADE')
    expect((await person.apply(session, { salesType: 2 })).refusal).toBe('SESSION_OTHER_TRADE')
  })

  it('refuses a course that is no longer offered', async () => {
    const course = await addInPersonCourse(scenario.api.database.db, { salesType: 2 })
    const yearly = await scenario.session({ courses: [course] })
    const { courseNo } = course
    await scenario.api.database.db.course.update({
      where: { courseNo },
      data: { isOffered: false },
    })
    expect((await person.apply(yearly, { salesType: 2 })).refusal).toBe('COURSE_NOT_OFFERED')
  })
})

describe('a needless payment', () => {
  it('refuses one licence twice, in one or two applications, from one or several applicants', async () => {
    const one = licence()
    const again = { ...one, licenseNumber: one.licenseNumber.replaceAll('-', '') }
    expect((await person.apply(session, { licences: [one, again] })).refusal).toBe('SAME_LICENCE_TWICE')
    await person.apply(session, { licences: [one] })
    const other = await scenario.opener()
    expect((await other.apply(session, { licences: [again] })).refusal).toBe('ALREADY_APPLIED')
  })

  it('refuses an opening course for a trade taken years ago', async () => {
    const { db } = scenario.api.database
    const course = await addInPersonCourse(db, { year: 2023 })
    const past = await scenario.session({
      courses: [course],
      startsAt: new Date('2023-03-02T10:00:00+09:00'),
    })
    await bookSeat(db, person.member, past, { status: 'completed' })
    expect((await person.apply(session)).refusal).toBe('EARLIER_OPENING_COURSE')
    expect((await person.apply(session, { licences: [licence({ industryType: 2 })] })).code).toBe(1)
  })

  it('refuses a yearly course that is not needed', async () => {
    const { db } = scenario.api.database
    const course = await addInPersonCourse(db, { salesType: 2, industryType: 2 })
    const past = await scenario.session({
      courses: [course],
      startsAt: new Date('2026-03-02T10:00:00+09:00'),
    })
    const yearly = await scenario.session({ courses: [course] })
    const place = licence({ industryType: 2 })
    await bookSeat(db, person.member, past, {
      status: 'completed',
      licences: [{ industryType: 2, licenceNo: place.licenseNumber }],
    })
    const apply = (licences: (typeof place)[]) => person.apply(yearly, { salesType: 2, licences })
    expect((await apply([place])).refusal).toBe('ALREADY_TRAINED')
    expect((await apply([licence({ industryType: 2 })])).refusal).toBe('COVERED_BY_SAME_PROVINCE')
    expect((await apply([licence({ industryType: 2, sidoCode: '1100000000' })])).code).toBe(1)

    const opener = await scenario.opener()
    const opening = await scenario.session({ startsAt: new Date('2026-03-03T10:00:00+09:00') })
    await bookSeat(db, opener.member, opening, { status: 'completed', licences: [{ industryType: 2 }] })
    const answer = await opener.apply(yearly, { salesType: 2, licences: [licence({ industryType: 2 })] })
    expect(answer.refusal).toBe('NEW_OPERATOR_COURSE_THIS_YEAR')
  })

  it('refuses a trade that trains elsewhere', async () => {
    const licences = [licence({ businessTypeName: '제과점영업' })]
    expect((await person.apply(session, { licences })).refusal).toBe('TRADE_NOT_SERVED')
  })
})

describe('an application', () => {
  it('accepts applications from operators only', async () => {
    const inPersonApplication = {
      sessionNo: session.sessionNo,
      salesType: 1 as const,
      licences: [licence()],
      phone: '01012345678',
      privacyConsent: true as const,
    }
    const answer = await scenario.api.client.call(applyInPerson, { inPersonApplication })
    expect(answer.refusal).toBe('LOGIN_REQUIRED')
  })

  it('refuses an incomplete application', async () => {
    const wrong = [
      { licences: [] },
      { licences: Array.from({ length: 11 }, () => licence()) },
      { licences: [licence({ licenseNumber: 'abc' })] },
      { licences: [licence({ sidoCode: '9900000000' })] },
      { phone: '12' },
      { sessionNo: 0 },
      { privacyConsent: false as unknown as true },
    ]
    for (const change of wrong) expect((await person.apply(session, change)).status).toBe(400)
    expect(await scenario.taken(session)).toBe(0)
  })

  it.each([
    ['businessName', '맛집😀'],
    ['representative', 'NGUYỄN'],
    ['address2', '홍\uFF65길'],
  ])('refuses a %s %j that no document can print', async (field, written) => {
    const answer = await person.apply(session, { licences: [licence({ [field]: written })] })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.envelope.entity)).toContain('글자는 수료증에 인쇄할 수 없습니다')
    expect(await scenario.taken(session)).toBe(0)
  })
})
