import { listPolicies as contract } from '@hygiene/contracts/member/policy/list-policies'
import { query } from '../../kit/operation.ts'
import { policyRows } from './policy-rows.ts'

export const listPolicies = query(contract, { needs: ['DEPLOYMENT'] }, async ({ db, now, DEPLOYMENT }) => ({
  list: await policyRows(db, DEPLOYMENT, now),
}))
