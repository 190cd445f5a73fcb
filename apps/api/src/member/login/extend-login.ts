import { extendLogin as contract } from '@hygiene/contracts/member/login/extend-login'
import { extendCaller } from '../../http/caller.ts'
import { implement } from '../../http/implement.ts'

/** Writes the clock at once on an explicit request. Other calls may lag by seconds. */
export const extendLogin = implement(contract, async ({ caller, deps, now }) =>
  extendCaller(deps, { caller, extendedAt: caller.loggedInAt }, now, true),
)
