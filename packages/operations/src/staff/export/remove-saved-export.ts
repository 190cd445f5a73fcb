import { removeSavedExport as contract } from '@hygiene/contracts/staff/export/remove-saved-export'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'

export const removeSavedExport = operation(contract, async ({ db, input: { savedNo }, actor }) => {
  const own = { employeeNo: actor.employeeNo }
  const whose = actor.role === 'headquarters' ? { OR: [own, { role: { not: null } }] } : own
  const { count } = await db.savedExport.deleteMany({ where: { savedNo, ...whose } })
  return count === 0 ? denied('SAVED_EXPORT_NOT_FOUND') : {}
})
