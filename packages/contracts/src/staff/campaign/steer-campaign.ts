import { campaignActions } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Pauses, resumes or ends a campaign; sent messages stay sent. */
export const steerCampaign = staffWrites('/api/staff/campaigns/steer', {
  label: '캠페인 멈추기·잇기',
  permission: 'runCampaigns',
  audit: { subject: 'campaignNo' },
  input: z.object({ campaignNo: recordNo, action: z.enum(campaignActions) }),
  entity: z.object({ campaignNo: z.int() }),
  refusals: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_STATE'],
  perMinute: 60,
})
