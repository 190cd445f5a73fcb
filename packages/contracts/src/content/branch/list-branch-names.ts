import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { branchName } from './branch-shape.ts'

/** Numbers and names for select boxes, in the order of the other lists. */
export const listBranchNames = endpoint({
  operation: 'listBranchNames',
  methods: ['GET'],
  path: '/api/branch/branchList',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: z.object({}),
  entity: z.object({ list: z.array(branchName) }),
  refusals: [],
})
