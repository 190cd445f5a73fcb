import { publishVideo as contract } from '@hygiene/contracts/education/video/staff/publish-video'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { publishVideo as publish } from '@hygiene/operations/education/video/publish-video'
import { implement } from '../../../http/implement.ts'

export const publishVideo = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await publish(deps.db, input.videoNo, { employeeNo: caller.employeeNo, now })
  if (!done.allowed) throw refuse(done.reason)
  const subject = { kind: 'video', no: input.videoNo } as const
  await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
  return { edition: done.edition }
})
