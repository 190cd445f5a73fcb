import { readRoster as contract } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { rosterRows } from '../../roster/roster-rows.ts'
import { findOwnSession } from '../own-sessions.ts'

/** Shows masked people and writes each of them to the audit log before they are shown. */
export const readRoster = operation(contract, async ({ db, input, actor, now, log }) => {
  const session = await findOwnSession(db, actor, input.sessionNo, now)
  if (!session) return denied('SESSION_NOT_FOUND')
  const list = await rosterRows(db, session, now)
  log({ memberNos: [...new Set(list.map(({ memberNo }) => memberNo))] })
  return { list }
})
