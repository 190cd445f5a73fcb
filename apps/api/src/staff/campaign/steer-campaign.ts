import { steerCampaign as contract } from '@hygiene/contracts/staff/campaign/steer-campaign'
import { steerCampaign as steer } from '@hygiene/operations/staff/campaign/steer-campaign'
import { implement } from '../../http/implement.ts'

export const steerCampaign = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const steered = await steer(deps.db, { ...input, employeeNo: caller.employeeNo, ipAddress }, now)
  if (!steered.allowed) throw refuse(steered.reason)
  return { campaignNo: input.campaignNo }
})
