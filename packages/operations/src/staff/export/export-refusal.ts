import { type ExportScreen, exportListOf } from '@hygiene/domain/staff/export/export-lists'
import { staffMay, type StaffRole } from '@hygiene/domain/staff/permission/permissions'

/** Requires access to the list itself; unmasked names require a separate right. */
export function exportRefusal(screen: ExportScreen, isUnmasked: boolean, role: StaffRole) {
  if (!staffMay(role, 'exportLists') || !staffMay(role, exportListOf(screen).permission))
    return 'STAFF_FORBIDDEN'
  return isUnmasked && !staffMay(role, 'exportUnmasked') ? 'EXPORT_UNMASKED_FORBIDDEN' : null
}
