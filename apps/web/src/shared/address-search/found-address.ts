import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { searchAddresses } from '@hygiene/contracts/platform/lookup/search-addresses'

export type FoundAddress = EntityOf<typeof searchAddresses>['list'][number]
