import { readPreferences as contract } from '@hygiene/contracts/staff/saved-view/read-preferences'
import { query } from '../../kit/operation.ts'

export const readPreferences = query(contract, async ({ actor: { employeeNo }, db }) => {
  const kept = await db.staffPreferences.findUnique({ where: { employeeNo } })
  const { data } = contract.entity.shape.preferences.safeParse(kept?.preferences ?? null)
  return { preferences: data ?? null }
})
