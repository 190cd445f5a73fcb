import { saveCaptions as contract } from '@hygiene/contracts/education/lecture/staff/save-captions'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { saveCaptions as save } from '@hygiene/operations/education/lecture/save-captions'
import { implement } from '../../../http/implement.ts'

export const saveCaptions = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await save(deps.db, deps.storage, input)
  if (!done.allowed) throw refuse(done.reason, done.reason === 'CAPTIONS_WRONG' ? done.sentence : '')
  const subject = { kind: 'video', no: input.videoNo } as const
  await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
  return { state: done.state, cues: done.cues }
})
