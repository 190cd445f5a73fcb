import { confirmIdentityCheck as contract } from '@hygiene/contracts/member/identity-check/confirm-identity-check'
import {
  type AskProvider,
  confirmIdentityCheck as confirm,
} from '@hygiene/operations/education/study/confirm-identity-check'
import type { Deps } from '../../deps.ts'
import { implement } from '../../http/implement.ts'
import { fetchIdentity } from './fetch-identity.ts'
import { judgeIdentity } from './judge-identity.ts'

export const confirmIdentityCheck = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { memberNo, loginNo } = caller
  const own = { identityVerificationId: input.identityVerificationId, memberNo, loginNo }
  const confirmed = await confirm(deps.db, askProvider(deps), own, now)
  if (!confirmed.allowed) throw refuse(confirmed.reason)
  return { enrolmentNo: confirmed.enrolmentNo, validUntil: confirmed.validUntil }
})

function askProvider(deps: Deps): AskProvider {
  return async (identityVerificationId, person) => {
    const identity = await fetchIdentity(deps, identityVerificationId)
    return identity === 'unavailable'
      ? identity
      : judgeIdentity(identity, person, deps.config.IDENTITY_PEPPER)
  }
}
