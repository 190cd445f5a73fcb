import { campaignLeftOuts, campaignResults } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../kit/data-table.ts'
import { instant, recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** The people of a campaign, masked, each with what came of their message; those shown are in the log. */
export const listCampaignPeople = staffWrites('/api/staff/campaigns/people', {
  label: '캠페인 받을 사람 조회',
  isView: true,
  permission: 'runCampaigns',
  audit: {},
  input: dataTableInput({
    filter: z.object({ campaignNo: recordNo, result: z.enum(campaignResults).optional() }),
    sorts: ['memberNo'] as const,
  }),
  entity: tablePageOf(
    z.object({
      memberNo: z.int(),
      /** Masked, like the telephone. */
      name: z.string(),
      phone: z.string(),
      result: z.enum(campaignResults),
      leftOut: z.enum(campaignLeftOuts).nullable(),
      failure: z.string().nullable(),
      sentAt: instant.nullable(),
    }),
  ),
  perMinute: 120,
})
