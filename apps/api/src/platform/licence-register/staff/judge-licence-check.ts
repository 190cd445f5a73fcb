import { judgeLicenceCheck as contract } from '@hygiene/contracts/platform/licence-register/staff/judge-licence-check'
import { judgeLicenceCheck as judge } from '@hygiene/operations/education/place/judge-licence-check'
import { implement } from '../../../http/implement.ts'

export const judgeLicenceCheck = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const judged = await judge(deps.db, { ...input, caller, ipAddress }, now)
    if (!judged.allowed) throw refuse(judged.reason)
    return { checkNo: input.checkNo }
  },
)
