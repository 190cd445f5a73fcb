import { saveView as contract } from '@hygiene/contracts/staff/saved-view/save-view'
import { saveView as save } from '@hygiene/operations/staff/saved-view/save-view'
import { implement } from '../../http/implement.ts'

export const saveView = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const saved = await save(deps.db, caller, input, now)
  if (!saved.allowed) throw refuse(saved.reason)
  return { viewNo: saved.viewNo }
})
