import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { saveExport as contract } from '@hygiene/contracts/staff/export/save-export'
import { type PrismaClient, transaction } from '@hygiene/db'
import { conditionText, denied } from '@hygiene/domain'
import type { Viewer } from './export-kind.ts'
import { exportRefusal } from './export-refusal.ts'

/** Saved exports of one employee. */
const SAVED_MOST = 50

type Wanted = InputOf<typeof contract>

/** Keeps a list without typed words, which name people; one of the same name is replaced and keeps its schedule. */
export async function saveExport(client: PrismaClient, wanted: Wanted, caller: Viewer, now: Date) {
  const { choice, name: savedName, role, ...view } = wanted
  const { screen, filter } = choice
  const refusal = exportRefusal(screen, view.isUnmasked, caller.role)
  if (refusal) return denied(refusal)
  if (role !== null && caller.role !== 'headquarters') return denied('STAFF_FORBIDDEN')

  const { employeeNo } = caller
  return transaction(client, async (db) => {
    const kept = { ...view, role, filter, found: conditionText(screen, filter), savedAt: now }
    const same = { employeeNo_screen_savedName: { employeeNo, screen, savedName } }
    // One's own only: of two tabs that both count 49 the second waits.
    await db.$queryRaw`SELECT 1 FROM "Employee" WHERE "employeeNo" = ${employeeNo} FOR UPDATE`
    const isNew = (await db.savedExport.findUnique({ where: same })) === null
    if (isNew && (await db.savedExport.count({ where: { employeeNo } })) >= SAVED_MOST)
      return denied('SAVED_EXPORTS_FULL')
    const create = { employeeNo, screen, savedName, ...kept }
    const { savedNo } = await db.savedExport.upsert({ where: same, create, update: kept })
    return { allowed: true as const, savedNo }
  })
}
