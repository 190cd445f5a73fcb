import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { markPresence } from '@hygiene/contracts/in-person/check-in/staff/mark-presence'
import { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { undoMark } from '@hygiene/contracts/in-person/check-in/staff/undo-mark'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { mergeAttendance } from '@hygiene/operations/in-person/check-in/attendance/merge-attendance'
import { makeCheckInPass } from '@hygiene/operations/in-person/check-in/check-in-pass'
import { handIn, scanOf } from '@hygiene/testing/scenarios/check-in-scenario'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: StaffSessionScenario
let session: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  session = await scenario.session('2026-12-10')
})
beforeEach(() => scenario.api.clock.set('2026-12-10T10:24:00+09:00'))
afterAll(() => scenario.api.stop())

const by = { direction: 'in', reasonCode: 'idChecked', text: '' } as const
const book = async () => (await scenario.book(session)).booking.applicationNo
const attendance = (applicationNo: ApplicationNo) =>
  scenario.api.database.db.attendance.findFirst({ where: { applicationNo } })
const at = (time: string) => new Date(`2026-12-10T${time}+09:00`)

describe('a presence mark by hand', () => {
  it('records the instant and the reason and shows the person as marked in by the employee', async () => {
    const applicationNo = await book()
    const { client, employeeNo } = await scenario.staff('branch')
    const sent = { ...by, applicationNo, text: '신분증을 봄' }
    const { entity } = await client.call(markPresence, sent)
    expect(entity.row).toMatchObject({
      inAt: at('10:24:00').toISOString(),
      inBy: { isByHand: true },
      isOut: false,
      mayBeMarkedIn: false,
      mayBeMarkedOut: true,
    })
    expect(await auditOf(scenario, employeeNo)).toEqual([
      {
        operation: 'markPresence',
        subjectKind: 'application',
        subjectNo: applicationNo,
        detail: '입실',
        reason: '신분증으로 확인: 신분증을 봄',
        memberNo: entity.row.memberNo,
      },
    ])
    expect((await client.call(markPresence, sent)).refusal).toBe('ALREADY_MARKED')
  })

  it('marks a person out and back in, and shows the person no longer as out', async () => {
    const applicationNo = await book()
    await (await scenario.staff('education')).client.call(markPresence, { ...by, applicationNo })
    scenario.api.clock.set('2026-12-10T12:10:00+09:00')
    const { client } = await scenario.staff('education')
    const out = await client.call(markPresence, { ...by, applicationNo, direction: 'out' })
    expect(out.entity.row).toMatchObject({ isOut: true, outAt: at('12:10:00').toISOString() })
    scenario.api.clock.set('2026-12-10T12:30:00+09:00')
    const back = await client.call(markPresence, { ...by, applicationNo })
    expect(back.entity.row).toMatchObject({ isOut: false, inAt: at('10:24:00').toISOString() })
  })

  it.each([
    ['before the check-ins open', '2026-12-10T04:59:00+09:00', {}, 'CHECK_IN_NOT_OPEN'],
    ['who still pays', '2026-12-10T10:00:00+09:00', { seat: 'held' }, 'NOT_EXPECTED'],
    ['who gave the seat back', '2026-12-10T10:00:00+09:00', { seat: 'released' }, 'NOT_EXPECTED'],
  ] as const)('refuses a mark for a person %s', async (_who, now, wanted, refusal) => {
    const { booking } = await scenario.book(session, wanted)
    scenario.api.clock.set(now)
    const { client } = await scenario.staff('education')
    const { applicationNo } = booking
    expect((await client.call(markPresence, { ...by, applicationNo })).refusal).toBe(refusal)
    expect(await attendance(applicationNo)).toBeNull()
  })

  it('refuses a mark without a code of the list and for an unknown booking', async () => {
    const { client } = await scenario.staff('education')
    const applicationNo = 2_000_000
    expect((await client.call(markPresence, { ...by, applicationNo })).refusal).toBe('BOOKING_NOT_FOUND')
    const malformed = { ...by, applicationNo, reasonCode: 'because' as 'idChecked' }
    expect((await client.call(markPresence, malformed)).status).toBe(400)
  })
})

describe('taking back a mark', () => {
  it('removes a mark without a trace, in time and by the mark’s own employee only', async () => {
    const applicationNo = await book()
    const { client } = await scenario.staff('education')
    const { markNo } = (await client.call(markPresence, { ...by, applicationNo })).entity
    const other = (await scenario.staff('education')).client
    expect((await other.call(undoMark, { markNo })).refusal).toBe('UNDO_TOO_LATE')
    const { entity } = await client.call(undoMark, { markNo })
    expect(entity).toMatchObject({ inAt: null, inBy: null, mayBeMarkedIn: true })
    expect(await attendance(applicationNo)).toBeNull()
    expect((await client.call(undoMark, { markNo })).refusal).toBe('UNDO_TOO_LATE')
  })

  it('refuses to take back a mark after half a minute', async () => {
    const applicationNo = await book()
    const { client } = await scenario.staff('education')
    const { markNo } = (await client.call(markPresence, { ...by, applicationNo })).entity
    scenario.api.clock.advance(31)
    expect((await client.call(undoMark, { markNo })).refusal).toBe('UNDO_TOO_LATE')
    expect(await attendance(applicationNo)).toMatchObject({ inAt: at('10:24:00') })
  })
})

describe('a concurrent check-in record', () => {
  it('counts a scan beside a concurrent mark and takes the earlier instant as the arrival', async () => {
    const { db } = scenario.api.database
    const applicationNo = await book()
    const { code } = await makeCheckInPass(db, session, '정문', scenario.api.clock.now())
    const { client } = await scenario.staff('education')
    const [marked, scanned] = await Promise.all([
      client.call(markPresence, { ...by, applicationNo }),
      handIn({ api: scenario.api, code }, [scanOf({ applicationNo }, 'in', '09:41:00')]),
    ])
    expect([marked.status, scanned.entity.results[0]?.outcome]).toEqual([200, 'taken'])
    expect(await attendance(applicationNo)).toMatchObject({ inAt: at('09:41:00') })
  })

  it('keeps a check-in record when the mark is taken back while the record is written', async () => {
    const { db } = scenario.api.database
    const applicationNo = await book()
    const { pass } = await makeCheckInPass(db, session, '후문', scenario.api.clock.now())
    const { client } = await scenario.staff('education')
    const { markNo } = (await client.call(markPresence, { ...by, applicationNo })).entity
    const { sessionNo } = session
    const scannedAt = at('10:24:05')
    let undone: ReturnType<typeof client.call<typeof undoMark>> | undefined
    await db.$transaction(async (checkIn) => {
      const { checkInPassNo } = pass
      const how = { direction: 'in', method: 'qr', scannedAt, receivedAt: scannedAt } as const
      const no = { scanNo: crypto.randomUUID(), deviceNo: crypto.randomUUID() }
      await checkIn.checkInScan.create({ data: { ...no, ...how, checkInPassNo, sessionNo, applicationNo } })
      const marks = new Map([[applicationNo, { inAt: scannedAt, outAt: null }]])
      await mergeAttendance(checkIn, sessionNo, marks, scannedAt)
      undone = client.call(undoMark, { markNo })
      await new Promise((resolve) => setTimeout(resolve, 400))
    })
    expect((await undone)?.status).toBe(200)
    expect(await attendance(applicationNo)).toMatchObject({ inAt: scannedAt })
    const { list } = (await client.call(readRoster, { sessionNo })).entity
    const row = list.find((one) => one.applicationNo === applicationNo)
    expect(row?.inBy).toEqual({ by: '후문', isByHand: false })
  })
})
