import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { branchContact, branchName } from './branch-shape.ts'

export const readBranch = visitorReads('/api/branch/fetchData', {
  publicSeconds: 30,
  input: z.object({ branchNo: recordNo }),
  entity: branchContact.extend({ parent: branchName.nullable(), children: z.array(branchContact) }),
  refusals: ['BRANCH_NOT_FOUND'],
})
