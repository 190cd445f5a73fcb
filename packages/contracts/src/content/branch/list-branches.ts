import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { branchPlace, branchRegion } from './branch-shape.ts'

/** Lists branches by region, each 지회 followed by its 지부 (specification section 9, Branch). */
export const listBranches = visitorReads('/api/branch/fetchBranchList', {
  publicSeconds: 30,
  input: branchRegion,
  entity: z.object({ list: z.array(branchPlace) }),
})
