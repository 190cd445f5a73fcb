import { matchCode as contract } from '@hygiene/contracts/member/account/match-code'
import { matchCode as match } from '@hygiene/operations/member/account/match-code'
import { implement } from '../../http/implement.ts'

export const matchCode = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { db, config } = deps
  const typed = { ...input, memberNo: caller?.memberNo }
  const matched = await match({ db, pepper: config.IDENTITY_PEPPER }, typed, now)
  if (!matched.allowed) throw refuse(matched.reason)
  return { phoneProof: matched.phoneProof }
})
