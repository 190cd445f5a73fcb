import { mendCertificate as contract } from '@hygiene/contracts/education/certificate/mend-certificate'
import { mendCertificate as mend } from '@hygiene/operations/education/certificate/mend-certificate'
import { implement } from '../../http/implement.ts'

export const mendCertificate = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { certificateNumber, ...words } = input
  const verdict = await mend(deps.db, { memberNo: caller.memberNo, certificateNumber }, words, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { certificateNumber }
})
