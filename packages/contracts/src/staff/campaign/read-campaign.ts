import { campaignKinds, campaignStatuses } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { campaignCounts } from './campaign-shape.ts'

/** One campaign: its words, its audience and how far it is. */
export const readCampaign = staffReads('/api/staff/campaigns/read', {
  permission: 'runCampaigns',
  input: z.object({ campaignNo: recordNo }),
  entity: z.object({
    campaignNo: z.int(),
    kind: z.enum(campaignKinds),
    title: z.string(),
    body: z.string(),
    /** With beginning and end as they were frozen; null: not ordered yet. */
    text: z.string().nullable(),
    status: z.enum(campaignStatuses),
    perMinute: z.int(),
    startsAt: instant.nullable(),
    /** As in the list. */
    waitsUntil: instant.nullable(),
    revision: z.int(),
    employeeName: z.string(),
    createdAt: instant,
    orderedAt: instant.nullable(),
    endedAt: instant.nullable(),
    frozenAt: instant.nullable(),
    foundText: z.string(),
    counts: campaignCounts,
    /** Of those who are not left out, by the length of their names: a long name makes a message long. */
    names: z.array(z.object({ letters: z.int(), people: z.int() })),
    needsApproval: z.boolean(),
    /** By whom a message says it comes. */
    sender: z.object({ service: z.string(), supportPhone: z.string(), refusalPhone: z.string() }),
    price: z.object({ smsWon: z.int(), lmsWon: z.int() }),
    /** As long as the address by which a person refuses. */
    refusalLink: z.string(),
    /** The own telephone of the caller, masked; empty: none is kept. */
    ownPhone: z.string(),
    /** The last test of the caller; null: none was asked for. */
    lastTest: z
      .object({ askedAt: instant, sentAt: instant.nullable(), failure: z.string().nullable() })
      .nullable(),
  }),
  refusals: ['CAMPAIGN_NOT_FOUND'],
  perMinute: 240,
})
