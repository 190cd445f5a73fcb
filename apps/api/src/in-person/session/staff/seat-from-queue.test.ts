import { moveBooking } from '@hygiene/contracts/in-person/session/staff/move-booking'
import { seatFromQueue } from '@hygiene/contracts/in-person/session/staff/seat-from-queue'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { queueFor } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: StaffSessionScenario
let session: InPersonSession
let next: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-12-01T10:00:00+09:00')
  session = await scenario.session('2026-12-10')
  next = await scenario.session('2026-12-17')
})
afterAll(() => scenario.api.stop())

const why = { reasonCode: 'personAsked', text: '' } as const
const db = () => scenario.api.database.db
const stored = (applicationNo: number) => db().booking.findUniqueOrThrow({ where: { applicationNo } })
const notified = async (memberNo: number) =>
  (await db().message.findMany({ where: { memberNo } })).map(({ kind }) => kind)
const shrink = (capacity: number) =>
  db().inPersonSession.update({ where: { sessionNo: session.sessionNo }, data: { capacity } })

async function waits() {
  const { booking, person, waiting } = await scenario.book(session, { seat: 'waiting' })
  return {
    applicationNo: booking.applicationNo,
    memberNo: person.memberNo,
    waitingNo: waiting?.waitingNo ?? 0,
  }
}

describe('a person on the waiting list', () => {
  it('gives the chosen person a day’s hold ahead of earlier people and notifies that person', async () => {
    const first = await waits()
    const second = await waits()
    const { client, employeeNo } = await scenario.staff('branch')
    const { entity } = await client.call(seatFromQueue, { waitingNo: second.waitingNo, ...why })
    expect(entity).toMatchObject({ seat: 'held', heldUntil: '2026-12-02T01:00:00.000Z', queue: null })
    expect(await notified(second.memberNo)).toEqual(['seatHeld'])
    expect((await stored(first.applicationNo)).seat).toBe('waiting')
    const action = {
      operation: 'seatFromQueue',
      subjectKind: 'application',
      subjectNo: second.applicationNo,
      detail: `회차 ${session.sessionNo}`,
    }
    expect(await auditOf(scenario, employeeNo)).toEqual([
      { ...action, reason: '본인 요청', memberNo: second.memberNo },
    ])
    const again = await client.call(seatFromQueue, { waitingNo: second.waitingNo, ...why })
    expect(again.refusal).toBe('WAITING_NOT_FOUND')
  })

  it('moves a person with a paid seat elsewhere in one step and frees the old seat', async () => {
    const { booking, person } = await scenario.book(next)
    const { waitingNo } = await queueFor(db(), booking, session)
    const { client } = await scenario.staff('education')
    const { entity } = await client.call(seatFromQueue, { waitingNo, ...why })
    expect(entity).toMatchObject({ seat: 'sold', number: 1, queue: null })
    expect(await stored(booking.applicationNo)).toMatchObject({ sessionNo: session.sessionNo, seat: 'sold' })
    expect(await notified(person.memberNo)).toEqual(['sessionMoved'])
  })

  it('refuses a seat when none is free or the free seat is kept for an offer', async () => {
    const { waitingNo } = await waits()
    await scenario.book(session)
    await shrink(1)
    const { client, employeeNo } = await scenario.staff('education')
    expect((await client.call(seatFromQueue, { waitingNo, ...why })).refusal).toBe('SESSION_FULL')
    await shrink(2)
    const kept = await waits()
    const offerUntil = new Date('2026-12-02T10:00:00+09:00')
    await db().waitingEntry.update({
      where: { waitingNo: kept.waitingNo },
      data: { status: 'offered', offeredAt: scenario.api.clock.now(), offerUntil },
    })
    expect((await client.call(seatFromQueue, { waitingNo, ...why })).refusal).toBe('SESSION_FULL')
    expect(await auditOf(scenario, employeeNo)).toEqual([])
    expect((await client.call(seatFromQueue, { waitingNo: kept.waitingNo, ...why })).code).toBe(1)
    scenario.api.clock.set('2026-12-09T23:00:00+09:00')
    const late = (await scenario.staff('education')).client
    expect((await late.call(seatFromQueue, { waitingNo, ...why })).refusal).toBe(
      'SESSION_APPLICATIONS_CLOSED',
    )
  })

  it('gives the last seat to one of two people whom two employees seat concurrently', async () => {
    const people = [await waits(), await waits()]
    await shrink(1)
    const employees = [await scenario.staff('education'), await scenario.staff('branch')]
    const answers = await Promise.all(
      employees.map(({ client }, at) =>
        client.call(seatFromQueue, { waitingNo: people[at]?.waitingNo ?? 0, ...why }),
      ),
    )
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(['SESSION_FULL'])
    const { sessionNo } = session
    expect(await db().booking.count({ where: { sessionNo, seat: 'held' } })).toBe(1)
  })
})

describe('moving a person', () => {
  it('moves the seat with the person and notifies the person', async () => {
    const { booking, person } = await scenario.book(session)
    const { applicationNo } = booking
    const { sessionNo } = next
    const { client, employeeNo } = await scenario.staff('branch')
    expect((await client.call(moveBooking, { applicationNo, sessionNo, ...why })).entity).toEqual({
      sessionNo,
    })
    expect(await stored(applicationNo)).toMatchObject({ sessionNo, seat: 'sold' })
    expect(await notified(person.memberNo)).toEqual(['sessionMoved'])
    expect(await auditOf(scenario, employeeNo)).toEqual([
      {
        operation: 'moveBooking',
        subjectKind: 'application',
        subjectNo: applicationNo,
        detail: `회차 ${sessionNo}`,
        reason: '본인 요청',
        memberNo: person.memberNo,
      },
    ])
    const again = await client.call(moveBooking, { applicationNo, sessionNo, ...why })
    expect(again.refusal).toBe('SAME_SESSION')
  })

  it('refuses to move a person on the day itself, to another branch’s session or unbooked', async () => {
    const { applicationNo } = (await scenario.book(session)).booking
    const theirs = await scenario.session('2026-12-18', scenario.other)
    const { client } = await scenario.staff('branch')
    const into = { applicationNo, sessionNo: theirs.sessionNo, ...why }
    expect((await client.call(moveBooking, into)).refusal).toBe('SESSION_NOT_FOUND')
    const unknown = { applicationNo: 2_000_000, sessionNo: next.sessionNo, ...why }
    expect((await client.call(moveBooking, unknown)).refusal).toBe('BOOKING_NOT_FOUND')
    scenario.api.clock.set('2026-12-10T00:00:00+09:00')
    const late = (await scenario.staff('branch')).client
    const sent = { applicationNo, sessionNo: next.sessionNo, ...why }
    expect((await late.call(moveBooking, sent)).refusal).toBe('CHANGE_TOO_LATE')
    expect((await stored(applicationNo)).sessionNo).toBe(session.sessionNo)
  })
})
