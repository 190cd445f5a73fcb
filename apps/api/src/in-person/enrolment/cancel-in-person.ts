import { cancelInPerson as contract } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import { cancelInPerson as cancel } from '@hygiene/operations/in-person/enrolment/cancel-in-person'
import { implement } from '../../http/implement.ts'

export const cancelInPerson = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { inPersonEnrolmentNo } = input
  const verdict = await cancel(deps.db, { inPersonEnrolmentNo, memberNo: caller.memberNo }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { inPersonEnrolmentNo, status: 'cancelled' as const }
})
