import { sendCertificate as contract } from '@hygiene/contracts/education/certificate/staff/send-certificate'
import { sendCertificate as send } from '@hygiene/operations/education/certificate/send-certificate'
import { implement } from '../../../http/implement.ts'

export const sendCertificate = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { certificateNo } = input
    const verdict = await send(deps.db, { certificateNo, caller, ipAddress }, now)
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { certificateNo }
  },
)
