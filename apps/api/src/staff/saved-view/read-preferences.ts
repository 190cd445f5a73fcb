import { readPreferences as contract } from '@hygiene/contracts/staff/saved-view/read-preferences'
import { implement } from '../../http/implement.ts'

/** Looks of an older version of the console are forgotten. */
export const readPreferences = implement(contract, async ({ caller: { employeeNo }, deps }) => {
  const kept = await deps.db.staffPreferences.findUnique({ where: { employeeNo } })
  const { data } = contract.entity.shape.preferences.safeParse(kept?.preferences ?? null)
  return { preferences: data ?? null }
})
