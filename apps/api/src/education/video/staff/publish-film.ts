import { publishFilm as contract } from '@hygiene/contracts/education/video/staff/publish-film'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { publishFilm as publish } from '@hygiene/operations/education/video/publish-film'
import { implement } from '../../../http/implement.ts'

export const publishFilm = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await publish(deps.db, input.filmNo, { employeeNo: caller.employeeNo, now })
  if (!done.allowed) throw refuse(done.reason)
  const action = `${contract.operation} ${input.filmNo}`
  await writeAudit(deps.db, { caller, action, reason: '', ipAddress, now })
  return { edition: done.edition }
})
