import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../../../staff/approval/approval-shape.ts'

/** Requests that a venue close from a day on; one approval moves all its sessions to the named venues. */
export const requestVenueClosure = staffWrites('/api/staff/venues/closure', {
  permission: 'handleVenues',
  input: z.object({
    venueNo: recordNo,
    fromOn: z.iso.date(),
    /** Covers every remaining session; a null venue leaves the session where it is. */
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
  ],
})
