import { campaignLeftOuts } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'

export const campaignCounts = z.object({
  waiting: z.int(),
  sending: z.int(),
  /** Counts messages that the provider accepted and has not reported on. */
  sent: z.int(),
  delivered: z.int(),
  undelivered: z.int(),
  failed: z.int(),
  leftOut: z.array(z.object({ reason: z.enum(campaignLeftOuts), people: z.int() })),
})

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
