import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'

/** Returns the branches and venues a caller may filter by. A branch's employee without a branch on record gets none. */
export const listSessionFilters = staffReads('/api/staff/sessions/filters', {
  permission: 'readSessions',
  input: z.object({}),
  entity: z.object({
    branches: z.array(z.object({ branchNo: z.int(), name: z.string() })),
    venues: z.array(z.object({ venueNo: z.int(), name: z.string() })),
  }),
})
