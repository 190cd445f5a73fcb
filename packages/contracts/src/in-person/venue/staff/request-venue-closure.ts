import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { ASKING_REFUSALS, askingFields, STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Asks for a venue to be closed from a day on: with one approval all its sessions move to the venues that are named. */
export const requestVenueClosure = endpoint({
  operation: 'requestVenueClosure',
  methods: ['POST'],
  path: '/api/staff/venues/closure',
  access: 'staff',
  permission: 'handleVenues',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    venueNo: recordNo,
    fromOn: z.iso.date(),
    /** Every session that is left; a null venue: it stays where it is. */
    moves: z.array(z.object({ sessionNo: recordNo, toVenueNo: recordNo.nullable() })).max(200),
    ...askingFields,
  }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [
    'VENUE_NOT_FOUND',
    'VENUE_RETIRED',
    'VENUE_CLOSURE_PAST',
    'VENUE_CLOSURE_CHANGED',
    ...ASKING_REFUSALS,
    ...STAFF_REFUSALS,
  ],
})
