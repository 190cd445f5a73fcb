import { listDistricts as contract } from '@hygiene/contracts/platform/lookup/list-districts'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../kit/operation.ts'
import { findChildren } from './valid-regions.ts'

/** Is empty until the official list was imported (`pnpm regions`). */
export const listDistricts = query(contract, async ({ input, db, now }) => {
  const city = await db.region.findFirst({ where: { code: input.id, level: 2 } })
  if (!city) return denied('REGION_NOT_FOUND')
  return { list: await findChildren(db, city, now) }
})
