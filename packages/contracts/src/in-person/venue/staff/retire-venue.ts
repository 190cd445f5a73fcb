import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { actionReason } from '../../session/staff/staff-session-shape.ts'

/** No session is made in the venue any more, or again; one with sessions to come stays in use. */
export const retireVenue = endpoint({
  operation: 'retireVenue',
  methods: ['POST'],
  path: '/api/staff/venues/retire',
  access: 'staff',
  permission: 'handleVenues',
  effect: 'writes',
  sends: 'json',
  input: z.object({ venueNo: recordNo, isRetired: z.boolean(), reason: actionReason }),
  entity: z.object({ venueNo: z.int() }),
  refusals: ['VENUE_NOT_FOUND', 'NOTHING_CHANGES', 'VENUE_IN_USE', ...STAFF_REFUSALS],
})
