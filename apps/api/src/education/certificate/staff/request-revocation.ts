import { requestRevocation as contract } from '@hygiene/contracts/education/certificate/staff/request-revocation'
import { requestRevocation as ask } from '@hygiene/operations/education/certificate/request-revocation'
import { implement } from '../../../http/implement.ts'

export const requestRevocation = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { certificateNo, edition, reasonCode, text, evidenceFileNo } = input
    const asking = { maker: { ...caller, ipAddress }, reasonCode, text, evidenceFileNo }
    const asked = await ask(deps.db, { certificateNo, edition, reasonCode }, asking, now)
    if (!asked.allowed) throw refuse(asked.reason)
    return { approvalNo: asked.approvalNo }
  },
)
