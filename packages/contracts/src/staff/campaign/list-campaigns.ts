import { campaignKindLabel, campaignKinds, campaignStatuses } from '@hygiene/domain/staff/campaign/campaign'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { column, listsRecords } from '../../kit/list.ts'

export const listCampaigns = listsRecords('/api/staff/campaigns/list', {
  permission: 'runCampaigns',
  filter: z.object({ kind: z.enum(campaignKinds).optional(), status: z.enum(campaignStatuses).optional() }),
  sorts: ['createdAt'],
  row: z.object({
    campaignNo: z.int(),
    title: column(z.string(), { header: '이름', width: 245, isHeading: true }),
    kind: column(z.enum(campaignKinds), { header: '종류', width: 65, labels: campaignKindLabel }),
    status: column(z.enum(campaignStatuses), { id: 'state', header: '상태', width: 175 }),
    /** Counts the audience without the members who are left out. */
    people: column(z.int(), { header: '받을 사람', width: 85, align: 'end', format: 'figure' }),
    /** Counts messages accepted by the provider; undelivered ones count as failed, too. */
    sent: column(z.int(), { header: '보냄', width: 70, align: 'end', format: 'figure' }),
    failed: column(z.int(), { header: '닿지 않음', width: 85, align: 'end', format: 'figure' }),
    employeeName: column(z.string(), { id: 'employee', header: '직원', width: 80 }),
    createdAt: column(instant, { id: 'created', header: '등록 일시', width: 105, format: 'shortMinute' }),
    startsAt: instant.nullable(),
    /**
     * Is set when the next message must wait for its hour or for the morning; null if it can go now or the campaign is not
     * running.
     */
    waitsUntil: instant.nullable(),
    endedAt: instant.nullable(),
  }),
  perMinute: 120,
})
