import { listBranches as contract } from '@hygiene/contracts/content/branch/list-branches'
import { implement } from '../../http/implement.ts'
import { findBranches } from './branch-rows.ts'

export const listBranches = implement(contract, async ({ input, deps, now }) => ({
  list: await findBranches(deps.db, input.zipProvinceNo, now),
}))
