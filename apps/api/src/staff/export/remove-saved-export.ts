import { removeSavedExport as contract } from '@hygiene/contracts/staff/export/remove-saved-export'
import { removeSavedExport as remove } from '@hygiene/operations/staff/export/remove-saved-export'
import { implement } from '../../http/implement.ts'

export const removeSavedExport = implement(contract, async ({ input, caller, deps, refuse }) => {
  const removed = await remove(deps.db, input.savedNo, caller)
  if (!removed.allowed) throw refuse(removed.reason)
  return {}
})
