import { listBranches as contract } from '@hygiene/contracts/content/branch/list-branches'
import { query } from '../../kit/operation.ts'
import { findBranches } from './branch-rows.ts'

export const listBranches = query(contract, async ({ db, input, now }) => ({
  list: await findBranches(db, input.zipProvinceNo, now),
}))
