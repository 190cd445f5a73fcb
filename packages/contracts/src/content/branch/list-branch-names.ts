import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { branchName } from './branch-shape.ts'

export const listBranchNames = visitorReads('/api/branch/branchList', {
  publicSeconds: 30,
  input: z.object({}),
  entity: z.object({ list: z.array(branchName) }),
})
