import { campaignActions } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Holds a campaign, lets it go on, or ends it; what was sent stays sent. */
export const steerCampaign = endpoint({
  operation: 'steerCampaign',
  methods: ['POST'],
  path: '/api/staff/campaigns/steer',
  access: 'staff',
  permission: 'runCampaigns',
  effect: 'writes',
  sends: 'json',
  input: z.object({ campaignNo: recordNo, action: z.enum(campaignActions) }),
  entity: z.object({ campaignNo: z.int() }),
  refusals: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_STATE', ...STAFF_REFUSALS],
  perMinute: 60,
})
