import { campaignKinds, campaignLeftOuts, campaignStatuses } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

/** A campaign in a list. */
export const campaignRow = z.object({
  campaignNo: z.int(),
  kind: z.enum(campaignKinds),
  title: z.string(),
  status: z.enum(campaignStatuses),
  employeeName: z.string(),
  /** Those of the audience who are not left out. */
  people: z.int(),
  /** Taken by the provider; those that did not arrive count as failed, too. */
  sent: z.int(),
  failed: z.int(),
  startsAt: instant.nullable(),
  /** When its next message may go out: its hour has not come, or it is night; null: now, or it does not run. */
  waitsUntil: instant.nullable(),
  createdAt: instant,
  endedAt: instant.nullable(),
})

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
