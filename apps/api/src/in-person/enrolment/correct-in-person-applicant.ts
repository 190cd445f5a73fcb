import { correctInPersonApplicant as contract } from '@hygiene/contracts/in-person/enrolment/correct-in-person-applicant'
import { correctInPersonApplicant as correct } from '@hygiene/operations/in-person/enrolment/correct-in-person-applicant'
import { implement } from '../../http/implement.ts'

export const correctInPersonApplicant = implement(contract, async ({ input, caller, deps, refuse }) => {
  const { inPersonEnrolmentNo, licenseNumber, ...text } = input.inPersonApplication
  const { memberNo } = caller
  const verdict = await correct(deps.db, { memberNo, inPersonEnrolmentNo, licenseNumber, text })
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { inPersonEnrolmentNo }
})
