import { z } from 'zod'
import { venueForm } from '../../../forms/venue.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Creates or changes a venue; issued slips keep what they print. */
export const saveVenue = staffWrites('/api/staff/venues/save', {
  label: '교육장 수정',
  permission: 'handleVenues',
  audit: { subject: 'venueNo' },
  input: z.object({
    venueNo: recordNo.nullable(),
    ...venueForm.shape,
  }),
  entity: z.object({ venueNo: z.int() }),
  refusals: ['VENUE_NOT_FOUND', 'VENUE_SEATS_NEEDED', 'REGION_NOT_FOUND'],
})
