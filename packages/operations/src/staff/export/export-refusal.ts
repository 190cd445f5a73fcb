import { type ExportScreen, exportListOf } from '@hygiene/domain/staff/export/export-lists'
import { staffMay, type StaffRole } from '@hygiene/domain/staff/permission/permissions'

/** The list itself must be open to the role; names as they are need a right of their own. */
export function exportRefusal(screen: ExportScreen, isUnmasked: boolean, role: StaffRole) {
  if (!staffMay(role, 'exportLists') || !staffMay(role, exportListOf(screen).permission))
    return 'STAFF_FORBIDDEN'
  return isUnmasked && !staffMay(role, 'exportUnmasked') ? 'EXPORT_UNMASKED_FORBIDDEN' : null
}
