import type { StaffImport } from '@hygiene/db/generated/client'
import { addSeoulDays, seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { IMPORT_DAYS } from '@hygiene/domain/staff/import/import-states'
import { type ImportKindName, importKindNames, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import { staffMay, type StaffRole } from '@hygiene/domain/staff/permission/permissions'

export function kindsOf(role: StaffRole): ImportKindName[] {
  return importKindNames.filter((kind) => staffMay(role, importKindOf(kind).permission))
}

export function shownImport(head: StaffImport & { employeeName: string }) {
  const { importNo, kind, fileName, status, failure, rowCount, doneRows, employeeName, sha256 } = head
  return {
    importNo,
    fileName,
    status,
    failure,
    rowCount,
    doneRows,
    employeeName,
    sha256,
    kind: kind as ImportKindName,
    uploadedAt: head.uploadedAt,
    endsAt: startOfSeoulDay(addSeoulDays(seoulDay(head.uploadedAt), IMPORT_DAYS + 1)).toISOString(),
    destroyedAt: head.destroyedAt,
  }
}

export const importEndsAt = ({ uploadedAt }: Pick<StaffImport, 'uploadedAt'>): Date =>
  startOfSeoulDay(addSeoulDays(seoulDay(uploadedAt), IMPORT_DAYS + 1))
