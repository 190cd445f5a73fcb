import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { ORDER_REFUSALS } from './campaign-shape.ts'

/** Begins a campaign of up to 1,000 people: its words are frozen, and the worker sends it. */
export const orderCampaign = endpoint({
  operation: 'orderCampaign',
  methods: ['POST'],
  path: '/api/staff/campaigns/order',
  access: 'staff',
  permission: 'runCampaigns',
  effect: 'writes',
  sends: 'json',
  input: z.object({ campaignNo: recordNo, revision: z.int().positive() }),
  entity: z.object({ campaignNo: z.int() }),
  refusals: ['CAMPAIGN_NEEDS_APPROVAL', ...ORDER_REFUSALS, ...STAFF_REFUSALS],
  perMinute: 30,
})
