import { changePassword as contract } from '@hygiene/contracts/member/account/change-password'
import { changePassword as change } from '@hygiene/operations/member/account/change-password'
import { implement } from '../../http/implement.ts'

export const changePassword = implement(contract, async ({ input, caller, deps, now, network, refuse }) => {
  const verdict = await change(
    deps,
    { ...caller, network },
    { known: input.userPw, chosen: input.newUserPw },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { changed: true as const }
})
