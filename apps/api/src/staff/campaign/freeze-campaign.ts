import { freezeCampaign as contract } from '@hygiene/contracts/staff/campaign/freeze-campaign'
import { freezeCampaign as freeze } from '@hygiene/operations/staff/campaign/freeze-campaign'
import { implement } from '../../http/implement.ts'

export const freezeCampaign = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { campaignNo, filter } = input
  const frozen = await freeze(deps.db, { campaignNo, filter, caller, ipAddress }, now)
  if (!frozen.allowed) throw refuse(frozen.reason)
  return { campaignNo }
})
