import { saveExport as contract } from '@hygiene/contracts/staff/export/save-export'
import { conditionText } from '@hygiene/domain/staff/export/export-conditions'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { exportRefusal } from './export-refusal.ts'

const SAVED_MOST = 50

/** Saves a list without search text, which may contain names. One of the same name is replaced and keeps its schedule. */
export const saveExport = operation(contract, async ({ db, input, actor, now }) => {
  const { choice, name: savedName, role, ...view } = input
  const { screen, filter } = choice
  const refusal = exportRefusal(screen, view.isUnmasked, actor.role)
  if (refusal) return denied(refusal)
  if (role !== null && actor.role !== 'headquarters') return denied('STAFF_FORBIDDEN')

  const { employeeNo } = actor
  const kept = { ...view, role, filter, found: conditionText(screen, filter), savedAt: now }
  const same = { employeeNo_screen_savedName: { employeeNo, screen, savedName } }
  // Locks the employee, so that two tabs cannot both pass the limit.
  await db.$queryRaw`SELECT 1 FROM "Employee" WHERE "employeeNo" = ${employeeNo} FOR UPDATE`
  const isNew = (await db.savedExport.findUnique({ where: same })) === null
  if (isNew && (await db.savedExport.count({ where: { employeeNo } })) >= SAVED_MOST)
    return denied('SAVED_EXPORTS_FULL')
  const create = { employeeNo, screen, savedName, ...kept }
  const { savedNo } = await db.savedExport.upsert({ where: same, create, update: kept })
  return { savedNo }
})
