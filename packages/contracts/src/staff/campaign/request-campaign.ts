import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { ASKING_REFUSALS, askingFields, STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { ORDER_REFUSALS } from './campaign-shape.ts'

/** Asks a second employee for a campaign to more than 1,000 people; its words are frozen as they are now. */
export const requestCampaign = endpoint({
  operation: 'requestCampaign',
  methods: ['POST'],
  path: '/api/staff/campaigns/request',
  access: 'staff',
  permission: 'runCampaigns',
  effect: 'writes',
  sends: 'json',
  input: z.object({ campaignNo: recordNo, revision: z.int().positive(), ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: ['CAMPAIGN_NEEDS_NO_APPROVAL', ...ORDER_REFUSALS, ...ASKING_REFUSALS, ...STAFF_REFUSALS],
})
