import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** The branches and venues a caller may choose sessions by; no branch before a branch's employee has one on record. */
export const listSessionFilters = endpoint({
  operation: 'listSessionFilters',
  methods: ['GET'],
  path: '/api/staff/sessions/filters',
  access: 'staff',
  permission: 'readSessions',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({
    branches: z.array(z.object({ branchNo: z.int(), name: z.string() })),
    venues: z.array(z.object({ venueNo: z.int(), name: z.string() })),
  }),
  refusals: [...STAFF_REFUSALS],
})
