import { askAttendanceSheet } from '@hygiene/contracts/in-person/session/staff/ask-attendance-sheet'
import { cancelInPersonSession } from '@hygiene/contracts/in-person/session/staff/cancel-in-person-session'
import { closeBookingException } from '@hygiene/contracts/in-person/check-in/staff/close-booking-exception'
import { closeCheckInLink } from '@hygiene/contracts/in-person/check-in/staff/close-check-in-link'
import { decidePresence } from '@hygiene/contracts/in-person/check-in/staff/decide-presence'
import { extendHold } from '@hygiene/contracts/in-person/session/staff/extend-hold'
import { forecastCancellation } from '@hygiene/contracts/in-person/session/staff/forecast-cancellation'
import { listSessionChoices } from '@hygiene/contracts/in-person/session/staff/list-session-choices'
import { makeCheckInLink } from '@hygiene/contracts/in-person/check-in/staff/make-check-in-link'
import { markPresence } from '@hygiene/contracts/in-person/check-in/staff/mark-presence'
import { moveBooking } from '@hygiene/contracts/in-person/session/staff/move-booking'
import { moveInPersonSession } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import { resendToPerson } from '@hygiene/contracts/in-person/session/staff/resend-to-person'
import { seatFromQueue } from '@hygiene/contracts/in-person/session/staff/seat-from-queue'
import { undoMark } from '@hygiene/contracts/in-person/check-in/staff/undo-mark'
import { makeCheckInPass } from '@hygiene/operations/in-person/check-in/check-in-pass'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: StaffSessionScenario
let theirs: {
  sessionNo: number
  applicationNo: number
  waitingNo: number
  checkInPassNo: number
  markNo: number
}

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  scenario.api.clock.set('2026-12-10T10:00:00+09:00')
  const { db } = scenario.api.database
  const session = await scenario.session('2026-12-10', scenario.other)
  const { sessionNo } = session
  const { applicationNo } = (await scenario.book(session)).booking
  const { waiting } = await scenario.book(session, { seat: 'waiting' })
  const { pass } = await makeCheckInPass(db, session, '정문', scenario.api.clock.now())
  const { client } = await scenario.staff('education')
  const marked = await client.call(markPresence, { applicationNo, direction: 'in', reasonCode: 'idChecked' })
  const { markNo } = marked.entity
  const { checkInPassNo } = pass
  theirs = { sessionNo, applicationNo, waitingNo: waiting?.waitingNo ?? 0, checkInPassNo, markNo }
})
afterAll(() => scenario.api.stop())

const reason = '다른 지회의 기록'
const why = { reasonCode: 'personAsked', text: '' } as const

it.each([
  ['session', readStaffSession, () => ({}), 'SESSION_NOT_FOUND'],
  ['roster', readRoster, () => ({}), 'SESSION_NOT_FOUND'],
  ['choices', listSessionChoices, () => ({}), 'SESSION_NOT_FOUND'],
  ['forecast', forecastCancellation, () => ({}), 'SESSION_NOT_FOUND'],
  ['cancelling', cancelInPersonSession, () => ({ reason, people: 2 }), 'SESSION_NOT_FOUND'],
  ['moving', moveInPersonSession, () => ({ reason, people: 2 }), 'SESSION_NOT_FOUND'],
  ['checkIn', makeCheckInLink, () => ({ label: '후문' }), 'SESSION_NOT_FOUND'],
  ['sheet', askAttendanceSheet, () => ({ reason }), 'SESSION_NOT_FOUND'],
  ['end of a check-in', closeCheckInLink, () => ({ reason }), 'CHECK_IN_LINK_NOT_FOUND'],
  ['mark', markPresence, () => ({ direction: 'out', reasonCode: 'idChecked' }), 'BOOKING_NOT_FOUND'],
  ['mark taken back', undoMark, () => ({}), 'BOOKING_NOT_FOUND'],
  ['decision', decidePresence, () => ({ isPresent: true, reason }), 'BOOKING_NOT_FOUND'],
  ['settled matter', closeBookingException, () => ({ reason }), 'BOOKING_NOT_FOUND'],
  ['hold', extendHold, () => ({ hours: 1, ...why }), 'BOOKING_NOT_FOUND'],
  ['person to be moved', moveBooking, () => why, 'BOOKING_NOT_FOUND'],
  ['person to be notified', resendToPerson, () => ({ what: 'slip' }), 'BOOKING_NOT_FOUND'],
  ['queue', seatFromQueue, () => why, 'WAITING_NOT_FOUND'],
] as const)(
  'treats a %s of another branch as unknown and writes nothing',
  async (_what, contract, more, refusal) => {
    for (const branchNo of [scenario.own.branchNo, null]) {
      const { client, employeeNo } = await scenario.staff('branch', branchNo)
      const answer = await client.call(contract, { ...theirs, ...more() })
      expect(answer.refusal).toBe(refusal)
      expect(await auditOf(scenario, employeeNo)).toEqual([])
    }
  },
)
