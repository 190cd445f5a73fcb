import { fillCampaign, refusalAddress } from '@hygiene/domain/staff/campaign/campaign-text'
import { refusalToken } from '@hygiene/gateways'
import { campaignValues } from '@hygiene/operations/staff/campaign/campaign-values'
import type { Gather } from './gather.ts'

export const campaign: Gather<'campaign'> = async ({ db, aboutNo, memberNo, config, now }) => {
  const found = await db.campaign.findUnique({ where: { campaignNo: aboutNo } })
  if (!found?.text) return null
  const link = refusalAddress(config.PUBLIC_URL, refusalToken(config.OFFER_SECRET, memberNo))
  return {
    kind: 'campaign',
    text: fillCampaign(found.text, await campaignValues(db, memberNo, now), link),
  }
}
