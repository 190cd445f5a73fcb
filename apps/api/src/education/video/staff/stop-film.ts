import { stopFilm as contract } from '@hygiene/contracts/education/video/staff/stop-film'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { stopFilm as stop } from '@hygiene/operations/education/video/stop-film'
import { implement } from '../../../http/implement.ts'

export const stopFilm = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await stop(deps.db, input.filmNo)
  if (!done.allowed) throw refuse(done.reason)
  const action = `${contract.operation} ${input.filmNo}`
  await writeAudit(deps.db, { caller, action, reason: '', ipAddress, now })
  return { state: done.state }
})
