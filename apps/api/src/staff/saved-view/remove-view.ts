import { removeView as contract } from '@hygiene/contracts/staff/saved-view/remove-view'
import { removeView as remove } from '@hygiene/operations/staff/saved-view/remove-view'
import { implement } from '../../http/implement.ts'

export const removeView = implement(contract, async ({ input: { viewNo }, caller, deps }) => {
  await remove(deps.db, caller, viewNo)
  return { viewNo }
})
