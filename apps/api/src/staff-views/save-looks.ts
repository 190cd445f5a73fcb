import { saveLooks as contract } from '@hygiene/contracts/staff-views/save-looks'
import { saveLooks as save } from '@hygiene/operations/views/save-looks'
import { implement } from '../http/implement.ts'

export const saveLooks = implement(contract, async ({ input, caller, deps, now }) => {
  await save(deps.db, caller.employeeNo, input, now)
  return {}
})
