import { testCampaign as contract } from '@hygiene/contracts/staff/campaign/test-campaign'
import { testCampaign as test } from '@hygiene/operations/staff/campaign/test-campaign'
import { implement } from '../../http/implement.ts'

export const testCampaign = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo } = caller
  const publicUrl = deps.config.PUBLIC_URL
  const asked = await test(deps.db, { ...input, employeeNo, ipAddress, publicUrl }, now)
  if (!asked.allowed) throw refuse(asked.reason)
  return { campaignNo: input.campaignNo, isCodeSent: asked.isCodeSent }
})
