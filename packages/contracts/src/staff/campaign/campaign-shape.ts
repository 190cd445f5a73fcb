import { campaignLeftOuts } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'

/** Everyone of a frozen audience, by how far their message is. */
export const campaignCounts = z.object({
  waiting: z.int(),
  sending: z.int(),
  /** Taken by the provider, which has not reported of them. */
  sent: z.int(),
  /** Received by the telephone, or not, as the provider reports. */
  delivered: z.int(),
  undelivered: z.int(),
  failed: z.int(),
  leftOut: z.array(z.object({ reason: z.enum(campaignLeftOuts), people: z.int() })),
})

/** Why a campaign is not begun. */
export const ORDER_REFUSALS = [
  'CAMPAIGN_NOT_FOUND',
  'CAMPAIGN_ORDERED',
  'CAMPAIGN_CHANGED',
  'CAMPAIGN_NO_TEXT',
  'CAMPAIGN_TEXT_LONG',
  'CAMPAIGN_IS_ADVERT',
  'CAMPAIGN_NO_AUDIENCE',
  'CAMPAIGN_EMPTY',
] as const
