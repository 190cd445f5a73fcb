import { pauseExport as contract } from '@hygiene/contracts/staff/export/pause-export'
import { pauseExport as pause } from '@hygiene/operations/staff/export/pause-export'
import { implement } from '../../http/implement.ts'

export const pauseExport = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await pause(deps.db, input, { ...caller, ipAddress }, now)
  if (!done.allowed) throw refuse(done.reason)
  return { nextAt: done.nextAt?.toISOString() ?? null }
})
