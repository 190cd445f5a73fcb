import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { branchContact, branchRegion } from './branch-shape.ts'

/** The same with how to reach each. A position is not asked for: distances are reckoned on the device. */
export const listBranchContacts = visitorReads('/api/branch/fetchBranchDetailList', {
  publicSeconds: 30,
  input: branchRegion,
  entity: z.object({ list: z.array(branchContact) }),
})
