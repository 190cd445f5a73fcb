import { listProvinces as contract } from '@hygiene/contracts/platform/lookup/list-provinces'
import { query } from '../../kit/operation.ts'
import { inForce } from './valid-regions.ts'

export const listProvinces = query(contract, async ({ db, now }) => ({
  list: await db.region.findMany({
    where: { level: 1, ...inForce(now) },
    orderBy: { code: 'asc' },
    select: { code: true, name: true },
  }),
}))
