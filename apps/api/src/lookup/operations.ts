import type { Implementation } from '../http/implement.ts'
import { listCities } from './list-cities.ts'
import { listDistricts } from './list-districts.ts'
import { listProvinces } from './list-provinces.ts'
import { searchAddresses } from './search-addresses.ts'
import { searchLicences } from './search-licences.ts'

export const LOOKUP_OPERATIONS: readonly Implementation[] = [
  listCities,
  listDistricts,
  listProvinces,
  searchAddresses,
  searchLicences,
]
