import { mendAnswer as contract } from '@hygiene/contracts/content/inquiry/staff/mend-answer'
import { mendAnswer as mend } from '@hygiene/operations/content/inquiry/mend-answer'
import { implement } from '../../../http/implement.ts'

export const mendAnswer = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await mend(deps.db, { ...caller, ipAddress }, input, now)
  if (!done.allowed) throw refuse(done.reason)
  return { version: done.version }
})
