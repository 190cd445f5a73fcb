import { type PrismaClient, transaction } from '@hygiene/db'
import { BULK_ALONE, denied } from '@hygiene/domain'
import { type Asking, requestApproval } from '../approval/request-approval.ts'
import { campaignApproval } from './campaign-approval.ts'
import { type CampaignOrder, prepareCampaign } from './prepare-campaign.ts'

/** Freezes the words of a campaign to more than 1,000 people, and asks a second employee. Nothing goes out yet. */
export async function requestCampaign(client: PrismaClient, order: CampaignOrder, asking: Asking, now: Date) {
  return transaction(client, async (db) => {
    const prepared = await prepareCampaign(db, order, now)
    if (!prepared.allowed) return prepared
    const { people, text } = prepared
    if (people <= BULK_ALONE) return denied('CAMPAIGN_NEEDS_NO_APPROVAL')
    const { campaignNo, revision } = order
    await db.campaign.update({ where: { campaignNo }, data: { status: 'asked', text } })
    return requestApproval(db, campaignApproval, { campaignNo, revision }, asking, now)
  })
}
