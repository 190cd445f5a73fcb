import { askAttendanceSheet } from '@hygiene/contracts/in-person/session/staff/ask-attendance-sheet'
import { openAttendanceSheet } from '@hygiene/contracts/in-person/session/staff/open-attendance-sheet'
import type { InPersonSession } from '@hygiene/db/generated/client'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const reason = '교육 당일 출석부'
let scenario: StaffSessionScenario
let session: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  session = await scenario.session('2026-12-10')
})
afterAll(() => scenario.api.stop())

it('draws the sheet only for the employee who requested one and logs each person', async () => {
  const { db } = scenario.api.database
  const { person } = await scenario.book(session)
  const { sessionNo } = session
  const { client, employeeNo, token } = await scenario.staff('branch')
  const { sheetNo } = (await client.call(askAttendanceSheet, { sessionNo, reason })).entity
  const action = { operation: 'askAttendanceSheet', subjectKind: 'session', subjectNo: sessionNo, detail: '' }
  expect(await auditOf(scenario, employeeNo)).toEqual([{ ...action, reason, memberNo: person.memberNo }])
  expect(await db.outbox.count({ where: { kind: 'draw-attendance-sheet' } })).toBe(1)
  expect((await client.call(openAttendanceSheet, { sheetNo })).refusal).toBe('SHEET_NOT_DRAWN')

  await db.attendanceSheet.update({ where: { sheetNo }, data: { failure: 'no glyph' } })
  expect((await client.call(openAttendanceSheet, { sheetNo })).refusal).toBe('SHEET_FAILED')
  await db.attendanceSheet.update({ where: { sheetNo }, data: { pdf: Buffer.from('%PDF-1.4 drawn') } })
  const drawn = await fetch(new URL(openAttendanceSheet.path, scenario.api.client.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ sheetNo }),
  })
  expect(drawn.headers.get('content-type')).toBe('application/pdf')
  expect(await drawn.text()).toBe('%PDF-1.4 drawn')
  const other = (await scenario.staff('branch')).client
  expect((await other.call(openAttendanceSheet, { sheetNo })).refusal).toBe('SHEET_NOT_FOUND')
})

it('refuses an attendance sheet without a reason and of another branch’s session', async () => {
  const { sessionNo } = session
  const { client } = await scenario.staff('education')
  expect((await client.call(askAttendanceSheet, { sessionNo, reason: '' })).status).toBe(400)
  const stranger = (await scenario.staff('branch', scenario.other.branchNo)).client
  expect((await stranger.call(askAttendanceSheet, { sessionNo, reason })).refusal).toBe('SESSION_NOT_FOUND')
})
