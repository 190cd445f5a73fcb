import { listBranchNames as contract } from '@hygiene/contracts/content/branch/list-branch-names'
import { implement } from '../../http/implement.ts'
import { findBranches } from './branch-rows.ts'

export const listBranchNames = implement(contract, async ({ deps, now }) => ({
  list: await findBranches(deps.db, undefined, now),
}))
