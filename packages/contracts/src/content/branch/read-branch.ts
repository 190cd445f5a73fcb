import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { branchContact, branchName } from './branch-shape.ts'

/** One branch with the levels above and below it. */
export const readBranch = endpoint({
  operation: 'readBranch',
  methods: ['GET'],
  path: '/api/branch/fetchData',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: z.object({ branchNo: recordNo }),
  entity: branchContact.extend({ parent: branchName.nullable(), children: z.array(branchContact) }),
  refusals: ['BRANCH_NOT_FOUND'],
})
