import { stopVideo as contract } from '@hygiene/contracts/education/video/staff/stop-video'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { stopVideo as stop } from '@hygiene/operations/education/video/stop-video'
import { implement } from '../../../http/implement.ts'

export const stopVideo = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await stop(deps.db, input.videoNo)
  if (!done.allowed) throw refuse(done.reason)
  const subject = { kind: 'video', no: input.videoNo } as const
  await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
  return { state: done.state }
})
