import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { branchContact, branchRegion } from './branch-shape.ts'

/** The same with how to reach each. A position is not asked for: distances are reckoned on the device. */
export const listBranchContacts = endpoint({
  operation: 'listBranchContacts',
  methods: ['GET'],
  path: '/api/branch/fetchBranchDetailList',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: branchRegion,
  entity: z.object({ list: z.array(branchContact) }),
  refusals: [],
})
