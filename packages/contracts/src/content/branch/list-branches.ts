import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { branchPlace, branchRegion } from './branch-shape.ts'

/** Branches by region, each 지회 followed by its 지부 (specification section 9, Branch). */
export const listBranches = endpoint({
  operation: 'listBranches',
  methods: ['GET'],
  path: '/api/branch/fetchBranchList',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: branchRegion,
  entity: z.object({ list: z.array(branchPlace) }),
  refusals: [],
})
