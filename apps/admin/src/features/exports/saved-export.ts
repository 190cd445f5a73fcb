import type { EntityOf, listSavedExports } from '@hygiene/contracts'

export type SavedExport = EntityOf<typeof listSavedExports>['list'][number]
