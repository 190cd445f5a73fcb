import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { branchContact, branchRegion } from './branch-shape.ts'

/** Takes no position: distances are computed on the device. */
export const listBranchContacts = visitorReads('/api/branch/fetchBranchDetailList', {
  publicSeconds: 30,
  input: branchRegion,
  entity: z.object({ list: z.array(branchContact) }),
})
