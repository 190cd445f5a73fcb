import { makeSupportCode as contract } from '@hygiene/contracts/member/support-code/make-support-code'
import { SUPPORT_CODE_SECONDS } from '@hygiene/domain/member/support-code/support-code'
import { makeSupportCode as make } from '@hygiene/operations/member/support-code/make-support-code'
import { implement } from '../../http/implement.ts'

export const makeSupportCode = implement(contract, async ({ caller, deps, now }) => ({
  code: await make(deps.db, deps.config.IDENTITY_PEPPER, caller.memberNo, now),
  expiresAt: new Date(now.getTime() + SUPPORT_CODE_SECONDS * 1000).toISOString(),
}))
