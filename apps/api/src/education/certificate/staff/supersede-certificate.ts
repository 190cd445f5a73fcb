import { supersedeCertificate as contract } from '@hygiene/contracts/education/certificate/staff/supersede-certificate'
import { supersedeCertificate as supersede } from '@hygiene/operations/education/certificate/supersede-certificate'
import { implement } from '../../../http/implement.ts'

export const supersedeCertificate = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { certificateNo, edition } = input
    const publicUrl = deps.config.PUBLIC_URL
    const verdict = await supersede(
      deps.db,
      { ...input, text: input.changed, caller, ipAddress, publicUrl },
      now,
    )
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { certificateNo, edition: edition + 1 }
  },
)
