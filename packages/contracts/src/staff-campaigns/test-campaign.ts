import { z } from 'zod'
import { endpoint, mobilePhone, recordNo } from '../kit/index.ts'
import { STAFF_REFUSALS } from '../staff-approvals/approval-shape.ts'

/** Sends the draft as it is kept to the caller's own telephone, which is kept for the next time. */
export const testCampaign = endpoint({
  operation: 'testCampaign',
  methods: ['POST'],
  path: '/api/staff/campaigns/test',
  access: 'staff',
  permission: 'runCampaigns',
  effect: 'writes',
  sends: 'json',
  input: z.object({ campaignNo: recordNo, phone: mobilePhone.optional() }),
  entity: z.object({ campaignNo: z.int() }),
  refusals: [
    'CAMPAIGN_NOT_FOUND',
    'CAMPAIGN_NO_TEXT',
    'CAMPAIGN_NO_PHONE',
    'CAMPAIGN_ADVERT_NIGHT',
    ...STAFF_REFUSALS,
  ],
  perMinute: 5,
})
