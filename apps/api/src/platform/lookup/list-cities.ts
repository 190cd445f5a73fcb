import { listCities as contract } from '@hygiene/contracts/platform/lookup/list-cities'
import { implement } from '../../http/implement.ts'
import { findChildren } from './valid-regions.ts'

export const listCities = implement(contract, async ({ input, deps, now, refuse }) => {
  const province = await deps.db.region.findFirst({ where: { code: input.id, level: 1 } })
  if (!province) throw refuse('REGION_NOT_FOUND')
  return { list: await findChildren(deps.db, province, now) }
})
