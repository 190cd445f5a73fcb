import { requestCampaign as contract } from '@hygiene/contracts/staff/campaign/request-campaign'
import { requestCampaign as ask } from '@hygiene/operations/staff/campaign/request-campaign'
import { implement } from '../../http/implement.ts'

export const requestCampaign = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { reasonCode, text, evidenceFileNo, campaignNo, revision } = input
    const asking = { reasonCode, text, evidenceFileNo, maker: { ...caller, ipAddress } }
    const order = { campaignNo, revision, publicUrl: deps.config.PUBLIC_URL }
    const asked = await ask(deps.db, order, asking, now)
    if (!asked.allowed) throw refuse(asked.reason)
    return { approvalNo: asked.approvalNo }
  },
)
