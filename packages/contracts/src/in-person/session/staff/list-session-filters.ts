import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'

/** The branches and venues a caller may choose sessions by; no branch before a branch's employee has one on record. */
export const listSessionFilters = staffReads('/api/staff/sessions/filters', {
  permission: 'readSessions',
  input: z.object({}),
  entity: z.object({
    branches: z.array(z.object({ branchNo: z.int(), name: z.string() })),
    venues: z.array(z.object({ venueNo: z.int(), name: z.string() })),
  }),
})
