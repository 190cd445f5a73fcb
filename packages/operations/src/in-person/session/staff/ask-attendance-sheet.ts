import { askAttendanceSheet as contract } from '@hygiene/contracts/in-person/session/staff/ask-attendance-sheet'
import { drawAttendanceSheet } from '@hygiene/contracts/platform/job/draw-attendance-sheet'
import { handOver } from '@hygiene/db/outbox'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { findSessionPeople } from '../../roster/find-session-people.ts'
import { areOwnSessions } from '../own-sessions.ts'

/** Requests the sheet, which the worker draws. It shows names, so each person on it is logged with the reason. */
export const askAttendanceSheet = operation(contract, async ({ db, input, actor, now, log }) => {
  const { sessionNo } = input
  if (!(await areOwnSessions(db, actor, sessionNo))) return denied('SESSION_NOT_FOUND')

  const people = await findSessionPeople(db, { sessionNo })
  const { employeeNo } = actor
  const { sheetNo } = await db.attendanceSheet.create({ data: { sessionNo, employeeNo, askedAt: now } })
  await handOver(db, drawAttendanceSheet, { sheetNo })
  log({ memberNos: [...new Set(people.map(({ memberNo }) => memberNo))] })
  return { sheetNo }
})
