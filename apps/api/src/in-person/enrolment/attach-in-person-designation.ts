import { attachInPersonDesignation as contract } from '@hygiene/contracts/in-person/enrolment/attach-in-person-designation'
import { attachInPersonDesignation as attach } from '@hygiene/operations/in-person/enrolment/attach-in-person-designation'
import { implement } from '../../http/implement.ts'

export const attachInPersonDesignation = implement(contract, async ({ input, caller, deps, refuse }) => {
  const { inPersonEnrolmentNo, fileNo } = input
  const verdict = await attach(deps.db, { memberNo: caller.memberNo, inPersonEnrolmentNo, fileNo })
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { inPersonEnrolmentNo, fileNo }
})
