import { campaignKinds } from '@hygiene/domain'
import { z } from 'zod'
import { campaignTitle } from '../../forms/campaign.ts'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Begins a draft of a notice, or of advertising. */
export const createCampaign = endpoint({
  operation: 'createCampaign',
  methods: ['POST'],
  path: '/api/staff/campaigns/create',
  access: 'staff',
  permission: 'runCampaigns',
  effect: 'writes',
  sends: 'json',
  input: z.object({ kind: z.enum(campaignKinds), title: campaignTitle }),
  entity: z.object({ campaignNo: z.int() }),
  refusals: [...STAFF_REFUSALS],
  perMinute: 30,
})
