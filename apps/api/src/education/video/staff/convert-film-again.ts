import { convertFilmAgain as contract } from '@hygiene/contracts/education/video/staff/convert-film-again'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { convertFilmAgain as convertAgain } from '@hygiene/operations/education/video/convert-film-again'
import { implement } from '../../../http/implement.ts'

export const convertFilmAgain = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const done = await convertAgain(deps.db, input.filmNo)
    if (!done.allowed) throw refuse(done.reason)
    const action = `${contract.operation} ${input.filmNo}`
    await writeAudit(deps.db, { caller, action, reason: '', ipAddress, now })
    return { state: done.state }
  },
)
