import { cancelApplication as contract } from '@hygiene/contracts/education/enrolment/cancel-application'
import { cancelApplication as cancel } from '@hygiene/operations/education/enrolment/cancel-application'
import { implement } from '../../http/implement.ts'

export const cancelApplication = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo } = input
  const verdict = await cancel(deps.db, { enrolmentNo, memberNo: caller.memberNo }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { enrolmentNo, status: 'cancelled' as const }
})
