import { scheduleExport as contract } from '@hygiene/contracts/staff/export/schedule-export'
import { scheduleExport as schedule } from '@hygiene/operations/staff/export/schedule-export'
import { implement } from '../../http/implement.ts'

export const scheduleExport = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await schedule(deps.db, input, { ...caller, ipAddress }, now)
  if (!done.allowed) throw refuse(done.reason)
  return { nextAt: done.nextAt?.toISOString() ?? null }
})
