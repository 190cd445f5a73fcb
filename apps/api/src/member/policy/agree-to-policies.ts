import { agreeToPolicies as contract } from '@hygiene/contracts/member/policy/agree-to-policies'
import { agreeToPolicies as agree } from '@hygiene/operations/member/policy/agree-to-policies'
import { implement } from '../../http/implement.ts'

export const agreeToPolicies = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const verdict = await agree(deps.db, caller.memberNo, input.policies, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { agreed: true as const }
})
