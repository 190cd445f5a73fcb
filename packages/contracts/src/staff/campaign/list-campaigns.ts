import { campaignKinds, campaignStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { deskListInput, deskPageOf, endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { campaignRow } from './campaign-shape.ts'

/** Campaigns with how far each is; words find by the name. */
export const listCampaigns = endpoint({
  operation: 'listCampaigns',
  methods: ['POST'],
  path: '/api/staff/campaigns/list',
  access: 'staff',
  permission: 'runCampaigns',
  effect: 'reads',
  sends: 'json',
  input: deskListInput({
    filter: z.object({ kind: z.enum(campaignKinds).optional(), status: z.enum(campaignStatuses).optional() }),
    sorts: ['createdAt'] as const,
  }),
  entity: deskPageOf(campaignRow),
  refusals: [...STAFF_REFUSALS],
  perMinute: 120,
})
