import type { ExpiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'

/** Selects campaigns with audience and results. One that may still send is kept; messages have their own period. */
export const expiredCampaigns: ExpiredRows = {
  kind: 'campaigns',
  table: 'Campaign',
  due: (before) => Prisma.sql`
    SELECT "campaignNo"::text AS key, coalesce("endedAt", "createdAt") AS at FROM "Campaign"
     WHERE "createdAt" < ${before} AND coalesce("endedAt", "createdAt") < ${before}
       AND "status" NOT IN ('asked', 'running', 'paused')`,
  purge: (db, keys) => db.campaign.deleteMany({ where: { campaignNo: { in: keys.map(Number) } } }),
}
