import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** The branches a caller may make sessions for, and the venues in use. */
export const readSessionForm = endpoint({
  operation: 'readSessionForm',
  methods: ['GET'],
  path: '/api/staff/sessions/form',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({
    branches: z.array(z.object({ branchNo: z.int(), name: z.string() })),
    venues: z.array(z.object({ venueNo: z.int(), name: z.string(), venueCapacity: z.int() })),
  }),
  refusals: [...STAFF_REFUSALS],
})
