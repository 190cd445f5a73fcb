import { correctApplicant as contract } from '@hygiene/contracts/education/enrolment/correct-applicant'
import { correctApplicant as correct } from '@hygiene/operations/education/enrolment/correct-applicant'
import { implement } from '../../http/implement.ts'

export const correctApplicant = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, ...corrected } = input.onlineApplication
  const verdict = await correct(deps.db, { memberNo: caller.memberNo, enrolmentNo }, corrected, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { enrolmentNo }
})
