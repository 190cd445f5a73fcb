import { saveCampaign as contract } from '@hygiene/contracts/staff/campaign/save-campaign'
import { saveCampaign as save } from '@hygiene/operations/staff/campaign/save-campaign'
import { implement } from '../../http/implement.ts'

export const saveCampaign = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const startsAt = input.startsAt === null ? null : new Date(input.startsAt)
  const saved = await save(deps.db, { ...input, startsAt }, { ...caller, ipAddress }, now)
  if (!saved.allowed) throw refuse(saved.reason)
  return { revision: saved.revision }
})
