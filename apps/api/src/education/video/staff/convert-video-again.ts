import { convertVideoAgain as contract } from '@hygiene/contracts/education/video/staff/convert-video-again'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { convertVideoAgain as convertAgain } from '@hygiene/operations/education/video/convert-video-again'
import { implement } from '../../../http/implement.ts'

export const convertVideoAgain = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const done = await convertAgain(deps.db, input.videoNo)
    if (!done.allowed) throw refuse(done.reason)
    const subject = { kind: 'video', no: input.videoNo } as const
    await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
    return { state: done.state }
  },
)
