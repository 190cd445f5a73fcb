import type { Campaign } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'

/** Locks a campaign, so that orders, stops and batches run one at a time. Returns null if it does not exist. */
export async function lockCampaign(db: Transaction, campaignNo: number): Promise<Campaign | null> {
  await db.$queryRaw`SELECT 1 FROM "Campaign" WHERE "campaignNo" = ${campaignNo} FOR NO KEY UPDATE`
  return db.campaign.findUnique({ where: { campaignNo } })
}

export function countPeople(db: Queries, campaignNo: number): Promise<number> {
  return db.campaignPerson.count({ where: { campaignNo, leftOut: null } })
}
