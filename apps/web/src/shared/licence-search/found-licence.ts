import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { searchLicences } from '@hygiene/contracts/lookup/search-licences'

export type FoundLicence = EntityOf<typeof searchLicences>['list'][number]
