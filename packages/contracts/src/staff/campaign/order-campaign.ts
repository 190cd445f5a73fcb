import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { ORDER_REFUSALS } from './campaign-shape.ts'

/** Starts a campaign of up to 1,000 people: freezes its text for the worker to send. */
export const orderCampaign = staffWrites('/api/staff/campaigns/order', {
  label: '캠페인 보내기',
  permission: 'runCampaigns',
  audit: { subject: 'campaignNo' },
  input: z.object({ campaignNo: recordNo, revision: z.int().positive() }),
  entity: z.object({ campaignNo: z.int() }),
  refusals: ['CAMPAIGN_NEEDS_APPROVAL', ...ORDER_REFUSALS],
  perMinute: 30,
})
