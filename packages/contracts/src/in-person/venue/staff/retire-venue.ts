import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { actionReason } from '../../../forms/reason.ts'

/** Retires a venue or takes it back into use; is refused while sessions are to come. */
export const retireVenue = staffWrites('/api/staff/venues/retire', {
  label: '교육장 쓰임 바꾸기',
  permission: 'handleVenues',
  audit: { subject: 'venueNo' },
  input: z.object({ venueNo: recordNo, isRetired: z.boolean(), reason: actionReason }),
  entity: z.object({ venueNo: z.int() }),
  refusals: ['VENUE_NOT_FOUND', 'NOTHING_CHANGES', 'VENUE_IN_USE'],
})
