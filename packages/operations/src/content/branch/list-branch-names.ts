import { listBranchNames as contract } from '@hygiene/contracts/content/branch/list-branch-names'
import { query } from '../../kit/operation.ts'
import { findBranches } from './branch-rows.ts'

export const listBranchNames = query(contract, async ({ db, now }) => ({
  list: await findBranches(db, undefined, now),
}))
