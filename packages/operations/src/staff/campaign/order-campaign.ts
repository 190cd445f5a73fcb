import { orderCampaign as contract } from '@hygiene/contracts/staff/campaign/order-campaign'
import { BULK_ALONE } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { prepareCampaign } from './prepare-campaign.ts'

export const orderCampaign = operation(
  contract,
  { needs: ['PUBLIC_URL'] },
  async ({ db, input, now, PUBLIC_URL, log }) => {
    const prepared = await prepareCampaign(db, { ...input, publicUrl: PUBLIC_URL }, now)
    if (!prepared.allowed) return prepared
    const { people, text } = prepared
    if (people > BULK_ALONE) return denied('CAMPAIGN_NEEDS_APPROVAL')
    const { campaignNo } = input
    await db.campaign.update({ where: { campaignNo }, data: { status: 'running', text, orderedAt: now } })
    log({ detail: `${people}` })
    return { campaignNo }
  },
)
