import { campaignLeftOuts, campaignResults } from '@hygiene/domain'
import { z } from 'zod'
import { dataTableInput, tablePageOf, endpoint, instant, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** The people of a campaign, masked, each with what came of their message; those shown are in the log. */
export const listCampaignPeople = endpoint({
  operation: 'listCampaignPeople',
  methods: ['POST'],
  path: '/api/staff/campaigns/people',
  access: 'staff',
  permission: 'runCampaigns',
  effect: 'writes',
  sends: 'json',
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
  refusals: [...STAFF_REFUSALS],
  perMinute: 120,
})
