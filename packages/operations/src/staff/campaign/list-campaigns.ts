import { listCampaigns as contract } from '@hygiene/contracts/staff/campaign/list-campaigns'
import { Prisma } from '@hygiene/db/generated/client'
import { likePattern } from '@hygiene/db/like-pattern'
import { pick, table, typed } from '@hygiene/db/table'
import { campaignWaitsUntil } from '@hygiene/domain/staff/campaign/campaign'
import { list } from '../../kit/list.ts'

const c = table('Campaign', 'c')
const e = table('Employee', 'e')
const p = table('CampaignPerson', 'p')
const s = table('Message', 's')

const PEOPLE = Prisma.sql`FROM ${p.$from} WHERE ${p.campaignNo} = ${c.campaignNo} AND ${p.leftOut} IS NULL`
const MESSAGES = Prisma.sql`FROM ${p.$from} JOIN ${s.$from} USING ("messageNo") WHERE ${p.campaignNo} = ${c.campaignNo}`

export const listCampaigns = list(contract, {
  of: c,
  joins: Prisma.sql`JOIN ${e.$from} USING ("employeeNo")`,
  key: c.campaignNo,
  columns: {
    employeeName: e.name,
    people: typed<number>`(SELECT count(*)::int ${PEOPLE})`,
    sent: typed<number>`(SELECT count(${s.sentAt})::int ${MESSAGES})`,
    failed: typed<number>`(SELECT count(coalesce(${s.failure}, ${s.undelivered}))::int ${MESSAGES} AND ${p.leftOut} IS NULL)`,
    ...pick(c, 'status', 'startsAt'),
  },
  show: { waitsUntil: campaignWaitsUntil },
  filters: { kind: c.kind, status: c.status },
  search: (text) => Prisma.sql`${c.title} LIKE ${likePattern(text)}`,
})
