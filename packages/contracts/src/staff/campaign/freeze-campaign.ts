import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { memberFilter } from '../../member/account/staff/list-members.ts'

/** Writes down whom a campaign is for, as the conditions find them now, and who is left out and why. */
export const freezeCampaign = endpoint({
  operation: 'freezeCampaign',
  methods: ['POST'],
  path: '/api/staff/campaigns/freeze',
  access: 'staff',
  permission: 'runCampaigns',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    campaignNo: recordNo,
    filter: memberFilter,
  }),
  entity: z.object({ campaignNo: z.int() }),
  refusals: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_ORDERED', 'SET_TOO_LARGE', ...STAFF_REFUSALS],
  perMinute: 20,
})
