import { saveExport as contract } from '@hygiene/contracts/staff/export/save-export'
import { saveExport as save } from '@hygiene/operations/staff/export/save-export'
import { implement } from '../../http/implement.ts'

export const saveExport = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const saved = await save(deps.db, input, caller, now)
  if (!saved.allowed) throw refuse(saved.reason)
  return { savedNo: saved.savedNo }
})
