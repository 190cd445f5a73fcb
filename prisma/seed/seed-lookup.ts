import type { Transaction } from '@hygiene/db'
import { licences } from './content/licences.ts'
import { readRegions, type RegionRow } from './content/regions.ts'

const LEVELS: Record<RegionRow['level'], number> = { sido: 1, sigungu: 2 }

/** Regions with their validity and a register of fictional business licences. */
export async function seedLookup(db: Transaction): Promise<void> {
  await db.region.createMany({
    data: readRegions().map((region) => ({
      code: region.code,
      level: LEVELS[region.level],
      name: region.name,
      parentCode: region.parentCode,
      validFrom: region.validFrom ? new Date(region.validFrom) : null,
      validTo: region.validTo ? new Date(region.validTo) : null,
      successor: region.successors[0] ?? null,
    })),
  })
  await db.licence.createMany({
    data: licences().map(({ lcnsNo, ...licence }) => ({ licenceNo: lcnsNo, ...licence })),
  })
}
