import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffImport } from '@hygiene/contracts/staff/import/read-staff-import'
import { importKindOf } from '@hygiene/domain/staff/import/import-kinds'

export type Import = EntityOf<typeof readStaffImport>

export const titleOf = ({ kind, importNo }: Pick<Import, 'kind' | 'importNo'>): string =>
  `${importKindOf(kind).label} 가져오기 ${importNo}`
