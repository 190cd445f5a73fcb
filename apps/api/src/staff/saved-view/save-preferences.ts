import { savePreferences as contract } from '@hygiene/contracts/staff/saved-view/save-preferences'
import { savePreferences as save } from '@hygiene/operations/staff/saved-view/save-preferences'
import { implement } from '../../http/implement.ts'

export const savePreferences = implement(contract, async ({ input, caller, deps, now }) => {
  await save(deps.db, caller.employeeNo, input, now)
  return {}
})
