import type { Campaign } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'

/** One act at a time for a campaign: an order, a stop and a batch wait for each other. Null where there is none. */
export async function lockCampaign(db: Transaction, campaignNo: number): Promise<Campaign | null> {
  await db.$queryRaw`SELECT 1 FROM "Campaign" WHERE "campaignNo" = ${campaignNo} FOR NO KEY UPDATE`
  return db.campaign.findUnique({ where: { campaignNo } })
}

/** Those of an audience who are not left out. */
export function countPeople(db: Queries, campaignNo: number): Promise<number> {
  return db.campaignPerson.count({ where: { campaignNo, leftOut: null } })
}
