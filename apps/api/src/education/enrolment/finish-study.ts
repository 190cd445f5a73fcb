import { finishStudy as contract } from '@hygiene/contracts/education/enrolment/finish-study'
import { finishStudy as finish } from '@hygiene/operations/education/study/finish-study'
import { implement } from '../../http/implement.ts'

export const finishStudy = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo } = input
  const finished = await finish(deps.db, { memberNo: caller.memberNo, enrolmentNo }, now)
  if (!finished.allowed) throw refuse(finished.reason)
  return { enrolmentNo, status: finished.status }
})
