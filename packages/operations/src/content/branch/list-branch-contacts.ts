import { listBranchContacts as contract } from '@hygiene/contracts/content/branch/list-branch-contacts'
import { query } from '../../kit/operation.ts'
import { findBranches } from './branch-rows.ts'

export const listBranchContacts = query(contract, async ({ db, input, now }) => ({
  list: await findBranches(db, input.zipProvinceNo, now),
}))
