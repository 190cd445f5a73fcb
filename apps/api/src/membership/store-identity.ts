import { storeIdentity as contract } from '@hygiene/contracts'
import { storeIdentity as store } from '@hygiene/operations/membership/store-identity'
import { implement } from '../http/implement.ts'

export const storeIdentity = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const verdict = await store(deps.db, caller.memberNo, input, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { isAuth: 1 as const }
})
