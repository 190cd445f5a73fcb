import type { EntityOf, searchLicences } from '@hygiene/contracts'

export type FoundLicence = EntityOf<typeof searchLicences>['list'][number]
