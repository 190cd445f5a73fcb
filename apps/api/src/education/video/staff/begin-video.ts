import { beginVideo as contract } from '@hygiene/contracts/education/video/staff/begin-video'
import { VIDEO_UPLOAD_PATH } from '@hygiene/contracts/education/lecture/staff/lecture-shape'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { beginVideo as begin } from '@hygiene/operations/education/video/begin-video'
import { implement } from '../../../http/implement.ts'

export const beginVideo = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const begun = await begin(deps.db, input, { employeeNo: caller.employeeNo, now })
  if (!begun.allowed) throw refuse(begun.reason)
  const { videoNo, receivedBytes } = begun
  const subject = { kind: 'video', no: videoNo } as const
  await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
  return { videoNo, receivedBytes, uploadPath: `${VIDEO_UPLOAD_PATH}${videoNo}` }
})
