import { campaignKinds, campaignStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { dataTableInput, tablePageOf, endpoint } from '../../kit/index.ts'
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
  input: dataTableInput({
    filter: z.object({ kind: z.enum(campaignKinds).optional(), status: z.enum(campaignStatuses).optional() }),
    sorts: ['createdAt'] as const,
  }),
  entity: tablePageOf(campaignRow),
  refusals: [...STAFF_REFUSALS],
  perMinute: 120,
})
