import { requestExemption as contract } from '@hygiene/contracts/education/exemption/staff/request-exemption'
import { requestExemption as ask } from '@hygiene/operations/education/exemption/request-exemption'
import { implement } from '../../../http/implement.ts'

export const requestExemption = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { reasonCode, text, evidenceFileNo, licenseNumber = '', ...facts } = input
    const asking = { reasonCode, text, evidenceFileNo, maker: { ...caller, ipAddress } }
    const asked = await ask(deps.db, { ...facts, licenceNo: licenseNumber }, asking, now)
    if (!asked.allowed) throw refuse(asked.reason)
    return { approvalNo: asked.approvalNo }
  },
)
