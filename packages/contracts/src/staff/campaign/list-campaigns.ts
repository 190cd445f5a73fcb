import { campaignKinds, campaignStatuses } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../kit/data-table.ts'
import { staffReads } from '../../kit/declare.ts'
import { campaignRow } from './campaign-shape.ts'

/** Campaigns with how far each is; words find by the name. */
export const listCampaigns = staffReads('/api/staff/campaigns/list', {
  methods: ['POST'],
  permission: 'runCampaigns',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({ kind: z.enum(campaignKinds).optional(), status: z.enum(campaignStatuses).optional() }),
    sorts: ['createdAt'] as const,
  }),
  entity: tablePageOf(campaignRow),
  perMinute: 120,
})
