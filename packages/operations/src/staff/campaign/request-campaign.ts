import { requestCampaign as contract } from '@hygiene/contracts/staff/campaign/request-campaign'
import { BULK_ALONE } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { requestApproval } from '../approval/request-approval.ts'
import { campaignApproval } from './campaign-approval.ts'
import { prepareCampaign } from './prepare-campaign.ts'

export const requestCampaign = operation(
  contract,
  { needs: ['PUBLIC_URL'] },
  async ({ db, input, actor, now, PUBLIC_URL }) => {
    const prepared = await prepareCampaign(db, { ...input, publicUrl: PUBLIC_URL }, now)
    if (!prepared.allowed) return prepared
    const { people, text } = prepared
    if (people <= BULK_ALONE) return denied('CAMPAIGN_NEEDS_NO_APPROVAL')
    const { campaignNo, revision } = input
    await db.campaign.update({ where: { campaignNo }, data: { status: 'asked', text } })
    return requestApproval(db, campaignApproval, { campaignNo, revision }, { ...input, maker: actor }, now)
  },
)
