import { campaignLeftOuts, campaignResults } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { listsPeople } from '../../kit/list.ts'

/** Returns the people of a campaign, masked, each with the result of their message; logs those shown. */
export const listCampaignPeople = listsPeople('/api/staff/campaigns/people', {
  label: '캠페인 받을 사람 조회',
  permission: 'runCampaigns',
  filter: z.object({ campaignNo: recordNo, result: z.enum(campaignResults).optional() }),
  sorts: ['memberNo'],
  row: z.object({
    memberNo: z.int(),
    name: z.string(),
    phone: z.string(),
    result: z.enum(campaignResults),
    leftOut: z.enum(campaignLeftOuts).nullable(),
    failure: z.string().nullable(),
    sentAt: instant.nullable(),
  }),
  perMinute: 120,
})
