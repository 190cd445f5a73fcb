import { listDistricts as contract } from '@hygiene/contracts/platform/lookup/list-districts'
import { implement } from '../../http/implement.ts'
import { findChildren } from './valid-regions.ts'

/** Empty until the official list was read (`pnpm regions`). */
export const listDistricts = implement(contract, async ({ input, deps, now, refuse }) => {
  const city = await deps.db.region.findFirst({ where: { code: input.id, level: 2 } })
  if (!city) throw refuse('REGION_NOT_FOUND')
  return { list: await findChildren(deps.db, city, now) }
})
