import { requestIdentityChange as contract } from '@hygiene/contracts/education/certificate/staff/request-identity-change'
import { requestIdentityChange as ask } from '@hygiene/operations/education/certificate/request-identity-change'
import { implement } from '../../../http/implement.ts'

export const requestIdentityChange = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { certificateNo, edition, changed, reasonCode, text, evidenceFileNo } = input
    const facts = { certificateNo, edition, text: changed, reasonCode, publicUrl: deps.config.PUBLIC_URL }
    const asking = { maker: { ...caller, ipAddress }, reasonCode, text, evidenceFileNo }
    const asked = await ask(deps.db, facts, asking, now)
    if (!asked.allowed) throw refuse(asked.reason)
    return { approvalNo: asked.approvalNo }
  },
)
