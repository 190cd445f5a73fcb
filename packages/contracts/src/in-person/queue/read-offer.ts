import { waitingStatuses } from '@hygiene/domain/in-person/queue/offer'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { venue, sessionDay } from '../enrolment/in-person-shape.ts'

/** A signed number of an offer, as the text message's link carries it behind `#`. */
export const offerToken = z.string().min(20).max(200)

/** The offer behind the link of the text message, shown signed out and without personal data; ours. */
export const readOffer = visitorReads('/api/offline/edu/readOffer', {
  methods: ['POST'],
  sends: 'json',
  input: z.object({ token: offerToken }),
  entity: z.object({
    status: z.enum(waitingStatuses),
    offerUntil: instant.nullable(),
    sessionDay: sessionDay,
    venue,
    /** True where the person has a seat elsewhere and keeps it after a no. */
    keepsSeat: z.boolean(),
  }),
  refusals: ['OFFER_NOT_FOUND'],
  perMinute: 30,
})
