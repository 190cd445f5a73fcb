import { campaignKinds } from '@hygiene/domain'
import { z } from 'zod'
import { campaignBody, campaignPerMinute, campaignTitle } from '../../forms/campaign.ts'
import { endpoint, instant, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Keeps a draft; of two employees who have read the same one the later is told. Another kind asks for its audience again. */
export const saveCampaign = endpoint({
  operation: 'saveCampaign',
  methods: ['POST'],
  path: '/api/staff/campaigns/save',
  access: 'staff',
  permission: 'runCampaigns',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    campaignNo: recordNo,
    revision: z.int().positive(),
    kind: z.enum(campaignKinds),
    title: campaignTitle,
    body: campaignBody,
    perMinute: campaignPerMinute,
    startsAt: instant.nullable(),
  }),
  entity: z.object({ revision: z.int() }),
  refusals: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_ORDERED', 'CAMPAIGN_CHANGED', ...STAFF_REFUSALS],
  perMinute: 60,
})
