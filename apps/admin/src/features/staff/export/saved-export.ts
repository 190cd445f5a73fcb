import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listSavedExports } from '@hygiene/contracts/staff/export/list-saved-exports'

export type SavedExport = EntityOf<typeof listSavedExports>['list'][number]
