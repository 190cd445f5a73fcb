import { savePreferences as contract } from '@hygiene/contracts/staff/saved-view/save-preferences'
import { operation } from '../../kit/operation.ts'

export const savePreferences = operation(contract, async ({ db, input, actor: { employeeNo }, now }) => {
  const kept = { preferences: input, savedAt: now }
  await db.staffPreferences.upsert({ where: { employeeNo }, create: { employeeNo, ...kept }, update: kept })
  return {}
})
