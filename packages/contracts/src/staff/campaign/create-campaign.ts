import { campaignKinds } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'
import { campaignTitle } from '../../forms/campaign.ts'
import { staffWrites } from '../../kit/declare.ts'

export const createCampaign = staffWrites('/api/staff/campaigns/create', {
  label: '캠페인 만들기',
  permission: 'runCampaigns',
  audit: { subject: 'campaignNo' },
  input: z.object({ kind: z.enum(campaignKinds), title: campaignTitle }),
  entity: z.object({ campaignNo: z.int() }),
  perMinute: 30,
})
