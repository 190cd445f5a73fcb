import { campaignKinds } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'
import { campaignBody, campaignPerMinute, campaignTitle } from '../../forms/campaign.ts'
import { sentInstant, recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/**
 * Saves a draft. Uses optimistic locking: the second of two concurrent edits is refused. Changing the kind requires a new
 * audience.
 */
export const saveCampaign = staffWrites('/api/staff/campaigns/save', {
  label: '캠페인 내용 저장',
  permission: 'runCampaigns',
  audit: { subject: 'campaignNo' },
  input: z.object({
    campaignNo: recordNo,
    revision: z.int().positive(),
    kind: z.enum(campaignKinds),
    title: campaignTitle,
    body: campaignBody,
    perMinute: campaignPerMinute,
    startsAt: sentInstant.nullable(),
  }),
  entity: z.object({ revision: z.int() }),
  refusals: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_ORDERED', 'CAMPAIGN_CHANGED'],
  perMinute: 60,
})
