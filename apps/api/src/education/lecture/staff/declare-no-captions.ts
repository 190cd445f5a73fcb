import { declareNoCaptions as contract } from '@hygiene/contracts/education/lecture/staff/declare-no-captions'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { declareNoCaptions as declare } from '@hygiene/operations/education/lecture/declare-no-captions'
import { implement } from '../../../http/implement.ts'

export const declareNoCaptions = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const done = await declare(deps.db, input)
    if (!done.allowed) throw refuse(done.reason)
    const action = { operation: contract.operation, subject: { kind: 'video', no: input.videoNo } } as const
    await writeAudit(deps.db, { caller, ...action, reason: input.text, ipAddress, now })
    return { state: done.state }
  },
)
