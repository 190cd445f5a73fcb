import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { memberFilter } from '../../member/account/staff/list-members.ts'

/** Stores whom the conditions select now, and who is excluded and why. */
export const freezeCampaign = staffWrites('/api/staff/campaigns/freeze', {
  label: '캠페인 받을 사람 정하기',
  permission: 'runCampaigns',
  audit: { subject: 'campaignNo' },
  input: z.object({
    campaignNo: recordNo,
    filter: memberFilter,
  }),
  entity: z.object({ campaignNo: z.int() }),
  refusals: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_ORDERED', 'SET_TOO_LARGE'],
  perMinute: 20,
})
