import type { EntityOf, searchAddresses } from '@hygiene/contracts'

export type FoundAddress = EntityOf<typeof searchAddresses>['list'][number]
