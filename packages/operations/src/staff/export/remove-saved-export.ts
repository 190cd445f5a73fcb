import type { Queries } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import type { Viewer } from './export-kind.ts'

/** Forgets an own saved export, or, by headquarters, one of a role. */
export async function removeSavedExport(db: Queries, savedNo: number, { employeeNo, role }: Viewer) {
  const own = { employeeNo }
  const whose = role === 'headquarters' ? { OR: [own, { role: { not: null } }] } : own
  const { count } = await db.savedExport.deleteMany({ where: { savedNo, ...whose } })
  return count === 0 ? denied('SAVED_EXPORT_NOT_FOUND') : { allowed: true as const }
}
