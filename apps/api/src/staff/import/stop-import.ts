import { stopImport as contract } from '@hygiene/contracts/staff/import/stop-import'
import { stopImport as stop } from '@hygiene/operations/staff/import/stop-import'
import { implement } from '../../http/implement.ts'
import { findImport } from '@hygiene/operations/staff/import/find-import'

export const stopImport = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { importNo } = input
  if (!(await findImport(deps.db, caller, importNo))) throw refuse('IMPORT_NOT_FOUND')
  const stopped = await stop(deps.db, { importNo, caller, ipAddress }, now)
  if (!stopped.allowed) throw refuse(stopped.reason)
  return { importNo }
})
