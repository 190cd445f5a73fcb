import { waitingStatuses } from '@hygiene/domain/in-person/queue/offer'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { venue, sessionDay } from '../enrolment/in-person-shape.ts'

/** This signed number of an offer follows `#` in the link of the text message. */
export const offerToken = z.string().min(20).max(200)

/** Returns the offer behind the link of the text message without a login and without personal data. */
export const readOffer = visitorReads('/api/offline/edu/readOffer', {
  methods: ['POST'],
  sends: 'json',
  input: z.object({ token: offerToken }),
  entity: z.object({
    status: z.enum(waitingStatuses),
    offerUntil: instant.nullable(),
    sessionDay: sessionDay,
    venue,
    /** Is true where the person keeps a seat elsewhere after declining. */
    keepsSeat: z.boolean(),
  }),
  refusals: ['OFFER_NOT_FOUND'],
  perMinute: 30,
})
