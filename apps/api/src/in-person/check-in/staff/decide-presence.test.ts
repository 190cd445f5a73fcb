import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { decidePresence } from '@hygiene/contracts/in-person/check-in/staff/decide-presence'
import { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { bookSeat } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const REASON = '교육장 담당자가 끝까지 들은 것을 확인'
const LATE = '일부만 출석: 입실 10:00, 퇴실 기록 없음'
let scenario: StaffSessionScenario
let session: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  session = await scenario.session('2026-12-10')
})
beforeEach(() => scenario.api.clock.set('2026-12-10T19:00:00+09:00'))
afterAll(() => scenario.api.stop())

async function presentInPart() {
  const booked = await scenario.book(session)
  const { applicationNo } = booked.booking
  await scenario.marks(booked, '10:00', null)
  await scenario.api.database.db.booking.update({ where: { applicationNo }, data: { exceptionText: LATE } })
  return { ...booked, applicationNo }
}

const stored = (applicationNo: ApplicationNo) =>
  scenario.api.database.db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { enrolments: true },
  })

describe('the decision on a partly present person', () => {
  it('gives a present person the certificate at once and logs employee and reason', async () => {
    const { applicationNo, person } = await presentInPart()
    const { client, employeeNo } = await scenario.staff('education')
    const sent = { applicationNo, isPresent: true, reason: REASON }
    const { entity } = await client.call(decidePresence, sent)
    expect(entity).toMatchObject({
      applicationNo,
      exceptionText: null,
      inAt: '2026-12-10T01:00:00.000Z',
      outAt: '2026-12-10T08:00:00.000Z',
      records: [
        expect.objectContaining({ status: 'completed', certificateNumber: expect.stringMatching(/\d/) }),
      ],
      mayBePresent: false,
      mayBeAbsent: false,
    })
    const { memberNo } = person
    expect(await scenario.api.database.db.message.findMany({ where: { memberNo } })).toEqual([
      expect.objectContaining({ kind: 'certificateIssued' }),
    ])
    expect(await auditOf(scenario, employeeNo)).toEqual([
      {
        operation: 'decidePresence',
        subjectKind: 'application',
        subjectNo: applicationNo,
        detail: '출석',
        reason: REASON,
        memberNo,
      },
    ])
  })

  it('records an absent person as absent without a message', async () => {
    const { applicationNo, person } = await presentInPart()
    const { client } = await scenario.staff('headquarters')
    const { entity } = await client.call(decidePresence, { applicationNo, isPresent: false, reason: REASON })
    expect(entity).toMatchObject({
      records: [{ status: 'absent' }],
      inAt: null,
      mayBePresent: true,
      mayBeAbsent: false,
    })
    expect(await scenario.api.database.db.message.count({ where: { memberNo: person.memberNo } })).toBe(0)
  })

  it.each([true, false])('makes one decision of two concurrent ones (present: %s)', async (isPresent) => {
    const { applicationNo, enrolments } = await presentInPart()
    const { client, employeeNo } = await scenario.staff('education')
    const clicks = [1, 2].map(() => client.call(decidePresence, { applicationNo, isPresent, reason: REASON }))
    const answers = await Promise.all(clicks)
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(['NOTHING_TO_SETTLE'])
    expect(await auditOf(scenario, employeeNo)).toHaveLength(1)
    const inPersonEnrolmentNo = enrolments[0]?.inPersonEnrolmentNo
    expect(await scenario.api.database.db.certificate.count({ where: { inPersonEnrolmentNo } })).toBe(
      isPresent ? 1 : 0,
    )
  })

  it('lets only the branch of the session decide on presence', async () => {
    const { applicationNo } = await presentInPart()
    const sent = { applicationNo, isPresent: true, reason: REASON }
    for (const branchNo of [scenario.other.branchNo, null]) {
      const { client, employeeNo } = await scenario.staff('branch', branchNo)
      expect((await client.call(decidePresence, sent)).refusal).toBe('BOOKING_NOT_FOUND')
      expect(await auditOf(scenario, employeeNo)).toEqual([])
    }
    expect((await stored(applicationNo)).exceptionText).toBe(LATE)
    const { client } = await scenario.staff('branch')
    expect((await client.call(decidePresence, sent)).code).toBe(1)
  })
})

const decide = async (applicationNo: ApplicationNo) => {
  const { client } = await scenario.staff('education')
  return (await client.call(decidePresence, { applicationNo, isPresent: true, reason: REASON })).refusal
}

describe('a refused decision on presence', () => {
  it('refuses a decision before the end, for a cancelled or unknown booking or a released seat', async () => {
    const { booking } = await scenario.book(session)
    scenario.api.clock.set('2026-12-10T16:59:59+09:00')
    expect(await decide(booking.applicationNo)).toBe('SESSION_NOT_OVER')
    scenario.api.clock.set('2026-12-10T19:00:00+09:00')
    expect(await decide(2_000_000)).toBe('BOOKING_NOT_FOUND')
    const left = await scenario.book(session, { seat: 'released' })
    expect(await decide(left.booking.applicationNo)).toBe('NOTHING_TO_SETTLE')

    const gone = await scenario.session('2026-12-09')
    const lost = await scenario.book(gone)
    await scenario.api.database.db.inPersonSession.update({
      where: { sessionNo: gone.sessionNo },
      data: { status: 'cancelled', cancelledAt: scenario.api.clock.now() },
    })
    expect(await decide(lost.booking.applicationNo)).toBe('SESSION_CANCELLED')
  })

  it('refuses a decision when the licence has a newer application', async () => {
    const { applicationNo, person, enrolments } = await presentInPart()
    const { client } = await scenario.staff('education')
    await client.call(decidePresence, { applicationNo, isPresent: false, reason: REASON })
    const later = await scenario.session('2026-12-28')
    const { db } = scenario.api.database
    await bookSeat(db, person, later, { licences: [{ licenceNo: enrolments[0]?.licenceNo }] })
    expect(await decide(applicationNo)).toBe('APPLIED_AGAIN')
  })

  it('refuses a decision by a read-only employee, who still sees the roster', async () => {
    const { applicationNo } = await presentInPart()
    const sent = { applicationNo, isPresent: true, reason: REASON }
    for (const role of ['support', 'readOnly'] as const) {
      const { client } = await scenario.staff(role)
      expect((await client.call(decidePresence, sent)).refusal).toBe('STAFF_FORBIDDEN')
      const { sessionNo } = session
      const { entity } = await client.call(readRoster, { sessionNo })
      const [row] = entity.list.filter((one) => one.applicationNo === applicationNo)
      expect(row).toMatchObject({ exceptionText: LATE, mayBePresent: true, mayBeAbsent: true })
    }
    const { client } = await scenario.staff('finance')
    expect((await client.call(decidePresence, sent)).refusal).toBe('STAFF_FORBIDDEN')
    expect((await scenario.api.client.call(decidePresence, sent)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    expect(
      (await (await scenario.staff('education')).client.call(decidePresence, { ...sent, reason: '' })).status,
    ).toBe(400)
  })
})
