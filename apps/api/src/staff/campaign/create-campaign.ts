import { createCampaign as contract } from '@hygiene/contracts/staff/campaign/create-campaign'
import { createCampaign as create } from '@hygiene/operations/staff/campaign/create-campaign'
import { implement } from '../../http/implement.ts'

export const createCampaign = implement(contract, async ({ input, caller, deps, ipAddress, now }) => ({
  campaignNo: await create(deps.db, { ...input, employeeNo: caller.employeeNo, ipAddress }, now),
}))
