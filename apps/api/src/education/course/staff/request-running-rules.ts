import { requestRunningRules as contract } from '@hygiene/contracts/education/course/staff/request-running-rules'
import { requestRunningRules as ask } from '@hygiene/operations/education/course/request-running-rules'
import { implement } from '../../../http/implement.ts'

export const requestRunningRules = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { reasonCode, text, evidenceFileNo, startsAt, ...seen } = input
    const asking = { reasonCode, text, evidenceFileNo, maker: { ...caller, ipAddress } }
    const asked = startsAt === null ? null : new Date(startsAt)
    const made = await ask(deps.db, { ...seen, asked }, asking, now)
    if (!made.allowed) throw refuse(made.reason)
    return { approvalNo: made.approvalNo }
  },
)
