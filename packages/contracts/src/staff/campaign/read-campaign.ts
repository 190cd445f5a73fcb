import { campaignKinds, campaignStatuses } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { campaignCounts } from './campaign-shape.ts'

export const readCampaign = staffReads('/api/staff/campaigns/read', {
  permission: 'runCampaigns',
  input: z.object({ campaignNo: recordNo }),
  entity: z.object({
    campaignNo: z.int(),
    kind: z.enum(campaignKinds),
    title: z.string(),
    body: z.string(),
    /** Includes beginning and end as frozen; is null before the order. */
    text: z.string().nullable(),
    status: z.enum(campaignStatuses),
    perMinute: z.int(),
    startsAt: instant.nullable(),
    waitsUntil: instant.nullable(),
    revision: z.int(),
    employeeName: z.string(),
    createdAt: instant,
    orderedAt: instant.nullable(),
    endedAt: instant.nullable(),
    frozenAt: instant.nullable(),
    foundText: z.string(),
    counts: campaignCounts,
    /** Groups the people who are not excluded by the length of their names: a long name lengthens the message. */
    names: z.array(z.object({ letters: z.int(), people: z.int() })),
    needsApproval: z.boolean(),
    sender: z.object({ service: z.string(), supportPhone: z.string(), refusalPhone: z.string() }),
    price: z.object({ smsWon: z.int(), lmsWon: z.int() }),
    /** Is a placeholder with the length of the real address for refusing advertising. */
    refusalLink: z.string(),
    /** Is the caller's own telephone, masked; empty if none is stored. */
    ownPhone: z.string(),
    lastTest: z
      .object({ askedAt: instant, sentAt: instant.nullable(), failure: z.string().nullable() })
      .nullable(),
  }),
  refusals: ['CAMPAIGN_NOT_FOUND'],
  perMinute: 240,
})
