import { createCampaign as contract } from '@hygiene/contracts/staff-campaigns/create-campaign'
import { createCampaign as create } from '@hygiene/operations/campaign/create-campaign'
import { implement } from '../http/implement.ts'

export const createCampaign = implement(contract, async ({ input, caller, deps, ipAddress, now }) => ({
  campaignNo: await create(deps.db, { ...input, employeeNo: caller.employeeNo, ipAddress }, now),
}))
