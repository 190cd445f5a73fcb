import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../approval/approval-shape.ts'
import { ORDER_REFUSALS } from './campaign-shape.ts'

/** Requests approval for a campaign to more than 1,000 people and freezes its present text. */
export const requestCampaign = staffWrites('/api/staff/campaigns/request', {
  permission: 'runCampaigns',
  input: z.object({ campaignNo: recordNo, revision: z.int().positive(), ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: ['CAMPAIGN_NEEDS_NO_APPROVAL', ...ORDER_REFUSALS, ...ASKING_REFUSALS],
})
