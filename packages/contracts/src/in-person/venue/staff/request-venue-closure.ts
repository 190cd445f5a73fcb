import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../../../staff/approval/approval-shape.ts'

/** Asks for a venue to be closed from a day on: with one approval all its sessions move to the venues that are named. */
export const requestVenueClosure = staffWrites('/api/staff/venues/closure', {
  permission: 'handleVenues',
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
  ],
})
