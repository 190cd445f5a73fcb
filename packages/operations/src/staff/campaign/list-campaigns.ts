import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { listCampaigns as contract } from '@hygiene/contracts/staff/campaign/list-campaigns'
import { escapeLike } from '@hygiene/db/like-pattern'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import {
  type CampaignKindName,
  type CampaignStatusName,
  campaignWaitsUntil,
} from '@hygiene/domain/staff/campaign/campaign'
import { query } from '../../kit/operation.ts'

interface Row {
  campaignNo: number
  kind: CampaignKindName
  title: string
  status: CampaignStatusName
  employeeName: string
  people: number
  sent: number
  failed: number
  startsAt: Date | null
  createdAt: Date
  endedAt: Date | null
}

const KEYSET: Keyset<'createdAt'> = {
  sorts: { createdAt: { sql: Prisma.sql`c."createdAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`c."campaignNo"`, type: 'int' },
}

const PEOPLE = Prisma.sql`FROM "CampaignPerson" p WHERE p."campaignNo" = c."campaignNo" AND p."leftOut" IS NULL`
const MESSAGES = Prisma.sql`FROM "CampaignPerson" p JOIN "Message" s USING ("messageNo") WHERE p."campaignNo" = c."campaignNo"`

const QUERY = {
  columns: Prisma.sql`c."campaignNo", c."kind"::text AS "kind", c."title", c."status"::text AS "status", e."name" AS "employeeName",
    (SELECT count(*)::int ${PEOPLE}) AS "people", (SELECT count(s."sentAt")::int ${MESSAGES}) AS "sent",
    (SELECT count(coalesce(s."failure", s."undelivered"))::int ${MESSAGES} AND p."leftOut" IS NULL) AS "failed", c."startsAt", c."createdAt", c."endedAt"`,
  from: Prisma.sql`"Campaign" c JOIN "Employee" e USING ("employeeNo")`,
}

export const listCampaigns = query(contract, async ({ input, db, now }) => {
  const where = conditions(input)
  const { rows, ...page } = await readKeyset<Row, 'createdAt'>(db, KEYSET, { ...QUERY, where }, input, now)
  const list = rows.map((row) => ({
    ...row,
    startsAt: row.startsAt,
    waitsUntil: campaignWaitsUntil(row, now),
    createdAt: row.createdAt,
    endedAt: row.endedAt,
  }))
  return { ...page, list }
})

function conditions({ filter, text }: InputOf<typeof contract>): Prisma.Sql[] {
  const typed = text.trim()
  return [
    ...(filter.kind ? [Prisma.sql`c."kind"::text = ${filter.kind}`] : []),
    ...(filter.status ? [Prisma.sql`c."status"::text = ${filter.status}`] : []),
    ...(typed === '' ? [] : [Prisma.sql`c."title" LIKE ${`%${escapeLike(typed)}%`}`]),
  ]
}
