import { listProvinces as contract } from '@hygiene/contracts/platform/lookup/list-provinces'
import { implement } from '../../http/implement.ts'
import { inForce } from './valid-regions.ts'

export const listProvinces = implement(contract, async ({ deps, now }) => ({
  list: await deps.db.region.findMany({
    where: { level: 1, ...inForce(now) },
    orderBy: { code: 'asc' },
    select: { code: true, name: true },
  }),
}))
