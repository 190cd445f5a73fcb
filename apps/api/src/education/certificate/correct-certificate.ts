import { correctCertificate as contract } from '@hygiene/contracts/education/certificate/correct-certificate'
import { correctCertificate as correct } from '@hygiene/operations/education/certificate/correct-certificate'
import { implement } from '../../http/implement.ts'

export const correctCertificate = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { certificateNumber, ...text } = input
  const verdict = await correct(deps.db, { memberNo: caller.memberNo, certificateNumber }, text, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { certificateNumber }
})
