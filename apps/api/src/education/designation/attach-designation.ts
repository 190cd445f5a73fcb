import { attachDesignation as contract } from '@hygiene/contracts/education/designation/attach-designation'
import { attachDesignation as attach } from '@hygiene/operations/education/enrolment/attach-designation'
import { implement } from '../../http/implement.ts'

export const attachDesignation = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, fileNo } = input
  const verdict = await attach(deps.db, { memberNo: caller.memberNo, enrolmentNo, fileNo }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { enrolmentNo, fileNo }
})
