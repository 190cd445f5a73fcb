import { cancelInPersonSession } from '@hygiene/contracts/in-person/session/staff/cancel-in-person-session'
import { forecastCancellation } from '@hygiene/contracts/in-person/session/staff/forecast-cancellation'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import type { InPersonSession } from '@hygiene/db/generated/client'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const REASON = '교육장 누수 공사로 강의실을 쓸 수 없습니다.'
let scenario: StaffSessionScenario
let session: InPersonSession
let next: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  session = await scenario.session('2026-12-10')
  next = await scenario.session('2026-12-17')
})
afterAll(() => scenario.api.stop())

const current = () =>
  scenario.api.database.db.inPersonSession.findUniqueOrThrow({
    where: { sessionNo: session.sessionNo },
  })
const windUps = () =>
  scenario.api.database.db.outbox.count({
    where: {
      kind: 'wind-up-session',
      payload: { equals: { sessionNo: session.sessionNo } },
    },
  })
const sent = (more: object = {}) => ({
  sessionNo: session.sessionNo,
  reason: REASON,
  people: 0,
  ...more,
})

describe('the forecast of a cancellation', () => {
  it('forecasts people and money, with and without another session, and changes nothing', async () => {
    await scenario.book(session)
    await scenario.book(session, { seat: 'held', heldUntil: new Date('2026-12-01T00:00:00Z') })
    await scenario.book(session, { seat: 'waiting' })
    const account = await scenario.book(session)
    const { db } = scenario.api.database
    const { applicationNo } = account.booking
    await db.payment.updateMany({ where: { applicationNo }, data: { paymentType: 3 } })
    const { client } = await scenario.staff('branch')
    const { sessionNo } = session

    const alone = await client.call(forecastCancellation, { sessionNo })
    expect(alone.entity).toEqual({
      moved: 0,
      refunded: { people: 1, amountWon: 40_000 },
      awaitingAccount: { people: 1, amountWon: 40_000 },
      withoutPayment: 0,
      unpaid: 1,
      waiting: 1,
      waitingWithSeat: 0,
    })
    const into = { sessionNo, replacedByNo: next.sessionNo }
    expect((await client.call(forecastCancellation, into)).entity).toMatchObject({ moved: 3, unpaid: 0 })
    expect((await current()).status).toBe('open')
  })
})

describe('the cancellation of a session', () => {
  it('closes the session, transfers its people and writes the log', async () => {
    const { client, employeeNo } = await scenario.staff('branch')
    const { sessionNo } = session
    const replacedByNo = next.sessionNo
    expect((await client.call(cancelInPersonSession, sent({ replacedByNo }))).entity).toEqual({
      sessionNo,
    })
    expect(await current()).toMatchObject({ status: 'cancelled', cancelReason: REASON, replacedByNo })
    expect(await windUps()).toBe(1)
    const action = {
      operation: 'cancelInPersonSession',
      subjectKind: 'session',
      subjectNo: sessionNo,
      detail: `${replacedByNo}`,
    }
    expect(await auditOf(scenario, employeeNo)).toEqual([{ ...action, reason: REASON, memberNo: null }])
    const { entity } = await client.call(readStaffSession, { sessionNo })
    expect(entity).toMatchObject({
      mayBeCancelled: false,
      mayBeMoved: false,
      mayHaveCheckInLinks: false,
      cancelReason: REASON,
    })
  })

  it('cancels once when two cancellations are concurrent', async () => {
    const { client, employeeNo } = await scenario.staff('headquarters')
    const answers = await Promise.all([1, 2].map(() => client.call(cancelInPersonSession, sent())))
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(['ALREADY_CANCELLED'])
    expect([await windUps(), (await auditOf(scenario, employeeNo)).length]).toEqual([1, 1])
    const { sessionNo } = session
    expect((await client.call(forecastCancellation, { sessionNo })).refusal).toBe('ALREADY_CANCELLED')
  })

  it.each([
    ['itself', () => session, 'REPLACEMENT_NOT_OPEN'],
    ['one that has begun', () => scenario.session('2026-11-21'), 'REPLACEMENT_NOT_OPEN'],
    ['one of next year', () => scenario.session('2027-01-14'), 'REPLACEMENT_OF_OTHER_COURSE'],
    ['none at all', () => ({ sessionNo: 999_999 }), 'SESSION_NOT_FOUND'],
  ])('refuses a cancellation in favour of %s', async (_what, other, refusal) => {
    const { client, employeeNo } = await scenario.staff('education')
    const { sessionNo: replacedByNo } = await other()
    await scenario.api.database.db.inPersonSession.updateMany({
      where: { sessionNo: replacedByNo, startsAt: { gte: new Date('2027-01-01') } },
      data: { year: 2027 },
    })
    expect((await client.call(cancelInPersonSession, sent({ replacedByNo }))).refusal).toBe(refusal)
    const { sessionNo } = session
    expect((await client.call(forecastCancellation, { sessionNo, replacedByNo })).refusal).toBe(refusal)
    expect((await current()).status).toBe('open')
    expect([await windUps(), await auditOf(scenario, employeeNo)]).toEqual([0, []])
  })

  it('refuses to cancel a session that is over or unknown', async () => {
    scenario.api.clock.set('2026-12-10T17:00:00+09:00')
    const { client } = await scenario.staff('education')
    expect((await client.call(cancelInPersonSession, sent())).refusal).toBe('SESSION_OVER')
    const nothing = sent({ sessionNo: 999_999 })
    expect((await client.call(cancelInPersonSession, nothing)).refusal).toBe('SESSION_NOT_FOUND')
  })

  it('refuses to cancel for another branch, into its session or by a read-only employee', async () => {
    const theirs = await scenario.session('2026-12-18', scenario.other)
    const { sessionNo } = session
    const stranger = (await scenario.staff('branch', scenario.other.branchNo)).client
    expect((await stranger.call(cancelInPersonSession, sent())).refusal).toBe('SESSION_NOT_FOUND')
    expect((await stranger.call(forecastCancellation, { sessionNo })).refusal).toBe('SESSION_NOT_FOUND')
    const own = (await scenario.staff('branch')).client
    const into = sent({ replacedByNo: theirs.sessionNo })
    expect((await own.call(cancelInPersonSession, into)).refusal).toBe('SESSION_NOT_FOUND')
    for (const role of ['support', 'readOnly', 'finance'] as const) {
      const { client } = await scenario.staff(role)
      expect((await client.call(cancelInPersonSession, sent())).refusal).toBe('STAFF_FORBIDDEN')
      expect((await client.call(forecastCancellation, { sessionNo })).refusal).toBe('STAFF_FORBIDDEN')
    }
    expect((await scenario.api.client.call(cancelInPersonSession, sent())).refusal).toBe(
      'STAFF_LOGIN_REQUIRED',
    )
    expect((await own.call(cancelInPersonSession, sent({ reason: ' ' }))).status).toBe(400)
    expect((await current()).status).toBe('open')
  })
})
