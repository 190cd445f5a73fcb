import { redrawCertificate as contract } from '@hygiene/contracts/education/certificate/staff/redraw-certificate'
import { redrawCertificate as redraw } from '@hygiene/operations/education/certificate/redraw-certificate'
import { implement } from '../../../http/implement.ts'

export const redrawCertificate = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { certificateNo } = input
    const verdict = await redraw(deps.db, { certificateNo, caller, ipAddress }, now)
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { certificateNo }
  },
)
