import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'

export const readSessionForm = staffReads('/api/staff/sessions/form', {
  permission: 'decideSessions',
  input: z.object({}),
  entity: z.object({
    branches: z.array(z.object({ branchNo: z.int(), name: z.string() })),
    venues: z.array(z.object({ venueNo: z.int(), name: z.string(), venueCapacity: z.int() })),
  }),
})
