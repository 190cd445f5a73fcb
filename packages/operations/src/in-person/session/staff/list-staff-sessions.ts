import { listStaffSessions as contract } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import { readKeyset } from '@hygiene/db/keyset'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { query } from '../../../kit/operation.ts'
import { describeSessions, findSessions, sessionItemOf, sessionKeyset } from '../find-staff-sessions.ts'

export const listStaffSessions = query(contract, async ({ db, input, actor, now }) => {
  const found = findSessions({ ...input, branches: branchesOf(actor) })
  const { rows, ...page } = await readKeyset<{ sessionNo: SessionNo }, 'startsAt'>(
    db,
    sessionKeyset,
    found,
    input,
    now,
  )
  const nos = rows.map(({ sessionNo }) => sessionNo)
  return { ...page, list: (await describeSessions(db, nos, now)).map(sessionItemOf) }
})
