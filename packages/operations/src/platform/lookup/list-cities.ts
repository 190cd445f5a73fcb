import { listCities as contract } from '@hygiene/contracts/platform/lookup/list-cities'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../kit/operation.ts'
import { findChildren } from './valid-regions.ts'

export const listCities = query(contract, async ({ input, db, now }) => {
  const province = await db.region.findFirst({ where: { code: input.id, level: 1 } })
  if (!province) return denied('REGION_NOT_FOUND')
  return { list: await findChildren(db, province, now) }
})
