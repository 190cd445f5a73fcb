import { venueDistances } from '@hygiene/domain/in-person/venue/substitute-venues'
import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

/** Lists the remaining sessions of a venue from a day on, each with the free venues that are large enough, best first. */
export const planVenueClosure = staffReads('/api/staff/venues/closurePlan', {
  methods: ['POST'],
  permission: 'handleVenues',
  sends: 'json',
  input: z.object({ venueNo: recordNo, fromOn: z.iso.date() }),
  entity: z.object({
    moves: z.array(
      z.object({
        sessionNo: z.int(),
        startsAt: instant,
        endsAt: instant,
        capacity: z.int(),
        people: z.int(),
        proposedNo: z.int().nullable(),
        choices: z.array(
          z.object({
            venueNo: z.int(),
            name: z.string(),
            venueCapacity: z.int(),
            distance: z.enum(venueDistances),
          }),
        ),
      }),
    ),
  }),
  refusals: ['VENUE_NOT_FOUND', 'VENUE_RETIRED'],
})
