import { orderCampaign as contract } from '@hygiene/contracts/staff/campaign/order-campaign'
import { orderCampaign as order } from '@hygiene/operations/staff/campaign/order-campaign'
import { implement } from '../../http/implement.ts'

export const orderCampaign = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo } = caller
  const publicUrl = deps.config.PUBLIC_URL
  const ordered = await order(deps.db, { ...input, employeeNo, ipAddress, publicUrl }, now)
  if (!ordered.allowed) throw refuse(ordered.reason)
  return { campaignNo: input.campaignNo }
})
