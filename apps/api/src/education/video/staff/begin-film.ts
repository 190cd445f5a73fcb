import { beginFilm as contract } from '@hygiene/contracts/education/video/staff/begin-film'
import { FILM_UPLOAD_PATH } from '@hygiene/contracts/education/lecture/staff/lecture-shape'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { beginFilm as begin } from '@hygiene/operations/education/video/begin-film'
import { implement } from '../../../http/implement.ts'

export const beginFilm = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const begun = await begin(deps.db, input, { employeeNo: caller.employeeNo, now })
  if (!begun.allowed) throw refuse(begun.reason)
  const { filmNo, receivedBytes } = begun
  const action = `${contract.operation} ${filmNo}`
  await writeAudit(deps.db, { caller, action, reason: '', ipAddress, now })
  return { filmNo, receivedBytes, uploadPath: `${FILM_UPLOAD_PATH}${filmNo}` }
})
