import { saveLooks as contract } from '@hygiene/contracts/staff/saved-view/save-looks'
import { saveLooks as save } from '@hygiene/operations/staff/saved-view/save-looks'
import { implement } from '../../http/implement.ts'

export const saveLooks = implement(contract, async ({ input, caller, deps, now }) => {
  await save(deps.db, caller.employeeNo, input, now)
  return {}
})
