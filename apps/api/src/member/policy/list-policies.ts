import { listPolicies as contract } from '@hygiene/contracts/member/policy/list-policies'
import { implement } from '../../http/implement.ts'
import { policyRows } from './policy-rows.ts'

export const listPolicies = implement(contract, async ({ deps, now }) => ({
  list: await policyRows(deps, now),
}))
