import type { Message, Transaction } from '@hygiene/db'
import { fillCampaign, type MessageFacts, refusalAddress } from '@hygiene/domain'
import { refusalToken } from '@hygiene/gateways'
import { campaignValues } from '@hygiene/operations/staff/campaign/campaign-values'
import type { WorkerDeps } from '../deps.ts'

/** The words of an ordered campaign, filled for the person as they are now. */
export async function gatherCampaign(
  db: Transaction,
  { aboutNo, memberNo }: Message,
  { config, now }: Pick<WorkerDeps, 'config' | 'now'>,
): Promise<MessageFacts | null> {
  const campaign = await db.campaign.findUnique({ where: { campaignNo: aboutNo } })
  if (!campaign?.text) return null
  const link = refusalAddress(config.PUBLIC_URL, refusalToken(config.OFFER_SECRET, memberNo))
  return {
    kind: 'campaign',
    text: fillCampaign(campaign.text, await campaignValues(db, memberNo, now()), link),
  }
}
