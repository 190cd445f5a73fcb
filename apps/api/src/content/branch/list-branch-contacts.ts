import { listBranchContacts as contract } from '@hygiene/contracts/content/branch/list-branch-contacts'
import { implement } from '../../http/implement.ts'
import { findBranches } from './branch-rows.ts'

export const listBranchContacts = implement(contract, async ({ input, deps, now }) => ({
  list: await findBranches(deps.db, input.zipProvinceNo, now),
}))
