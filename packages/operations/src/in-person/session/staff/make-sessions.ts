import { makeSessions as contract } from '@hygiene/contracts/in-person/session/staff/make-sessions'
import { lockVenue } from '@hygiene/db/locks'
import { branchesOf, isOfBranches } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { operation } from '../../../kit/operation.ts'
import { copyLessons } from '../../timetable/copy-lessons.ts'
import { makeOne } from '../make-single-session.ts'
import { copiedSession, judgeDays, judgeSeries } from '../plan-sessions.ts'

/**
 * Creates one session per day, or none. Each day is judged again under the venue's lock, so the second of two concurrent series
 * sees the first. The database refuses any remaining conflict (`InPersonSession_venue_once`).
 */
export const makeSessions = operation(contract, async ({ db, input, actor, now, log }) => {
  const { days, branchNo, venueNo } = input
  if (!isOfBranches(branchesOf(actor), branchNo)) return denied('BRANCH_NOT_FOUND')
  const verdict = await judgeSeries(db, input, await lockVenue(db, venueNo))
  if (!verdict.allowed) return verdict
  const chosen = [...new Set(days)].toSorted().map((day) => ({ day, holiday: null, isLeftOut: false }))
  const source = await copiedSession(db, input)
  const planned = await judgeDays(db, input, chosen, now)
  if (planned.some(({ clashes }) => clashes.length > 0)) return denied('SERIES_CLASHES')

  const sessionNos: SessionNo[] = []
  for (const day of planned) {
    const sessionNo = await makeOne(db, input, day)
    sessionNos.push(sessionNo)
    if (source) await copyLessons(db, source, { ...day, branchNo, sessionNo })
  }
  const { subject, detail = '' } = loggedAction.makeSessions(sessionNos)
  log({ detail, ...(subject && { subject }) })
  return { sessionNos }
})
