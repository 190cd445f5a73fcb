import { freezeCampaign as contract } from '@hygiene/contracts/staff-campaigns/freeze-campaign'
import { freezeAudience } from '@hygiene/operations/campaign/freeze-audience'
import { implement } from '../http/implement.ts'

export const freezeCampaign = implement(contract, async ({ input, deps, now, refuse }) => {
  const { campaignNo, filter, found } = input
  const frozen = await freezeAudience(deps.db, { campaignNo, filter, foundWords: found }, now)
  if (!frozen.allowed) throw refuse(frozen.reason)
  return { campaignNo }
})
