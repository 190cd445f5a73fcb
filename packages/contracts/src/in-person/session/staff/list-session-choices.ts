import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

export const listSessionChoices = staffReads('/api/staff/sessionChoices', {
  permission: 'decideSessions',
  input: z.object({ sessionNo: recordNo }),
  entity: z.object({
    replacements: z.array(
      z.object({
        sessionNo: z.int(),
        startsAt: instant,
        endsAt: instant,
        venueName: z.string(),
        free: z.int(),
      }),
    ),
    venues: z.array(z.object({ venueNo: z.int(), name: z.string(), venueCapacity: z.int() })),
  }),
  refusals: ['SESSION_NOT_FOUND'],
})
