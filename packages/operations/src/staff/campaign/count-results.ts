import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { CampaignLeftOutName, CampaignResult } from '@hygiene/domain/staff/campaign/campaign'
import type { NameLength } from '@hygiene/domain/staff/campaign/campaign-text'

export const CAMPAIGN_RESULT = Prisma.sql`
  CASE WHEN p."leftOut" IS NOT NULL THEN 'leftOut' WHEN p."takenAt" IS NULL THEN 'waiting' WHEN s."deliveredAt" IS NOT NULL THEN 'delivered'
       WHEN s."undelivered" IS NOT NULL THEN 'undelivered' WHEN s."sentAt" IS NOT NULL THEN 'sent'
       WHEN s."failure" IS NOT NULL THEN 'failed' ELSE 'sending' END`

interface Group {
  result: CampaignResult
  reason: CampaignLeftOutName | null
  people: number
}

export async function countResults(db: Queries, campaignNo: number) {
  const groups = await db.$queryRaw<Group[]>`
    SELECT ${CAMPAIGN_RESULT} AS "result", p."leftOut"::text AS "reason", count(*)::int AS "people"
      FROM "CampaignPerson" p LEFT JOIN "Message" s USING ("messageNo")
     WHERE p."campaignNo" = ${campaignNo} GROUP BY 1, 2 ORDER BY 3 DESC, 2`
  const of = (result: CampaignResult) => groups.find((group) => group.result === result)?.people ?? 0
  return {
    waiting: of('waiting'),
    sending: of('sending'),
    sent: of('sent'),
    delivered: of('delivered'),
    undelivered: of('undelivered'),
    failed: of('failed'),
    leftOut: groups.flatMap(({ reason, people }) => (reason === null ? [] : [{ reason, people }])),
  }
}

export async function nameLengths(db: Queries, campaignNo: number): Promise<NameLength[]> {
  return db.$queryRaw<NameLength[]>`
    SELECT char_length(m."name")::int AS "letters", count(*)::int AS "people"
      FROM "CampaignPerson" p JOIN "Member" m USING ("memberNo")
     WHERE p."campaignNo" = ${campaignNo} AND p."leftOut" IS NULL GROUP BY 1 ORDER BY 1`
}
