import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'
import { offerToken } from './read-offer.ts'

export const declineOffer = visitorWrites('/api/offline/edu/declineOffer', {
  input: z.object({ token: offerToken }),
  entity: z.object({ status: z.literal('declined') }),
  refusals: ['OFFER_NOT_FOUND', 'OFFER_OVER', 'OFFER_TAKEN'],
  perMinute: 30,
})
