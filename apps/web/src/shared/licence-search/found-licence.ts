import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { searchLicences } from '@hygiene/contracts/platform/licence-register/search-licences'

export type FoundLicence = EntityOf<typeof searchLicences>['list'][number]
