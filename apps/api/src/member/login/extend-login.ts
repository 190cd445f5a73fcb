import { extendLogin as contract } from '@hygiene/contracts/member/login/extend-login'
import { extendCaller } from '../../http/caller.ts'
import { implement } from '../../http/implement.ts'

/** An explicit request writes the clock at once; other calls may lag by seconds. */
export const extendLogin = implement(contract, async ({ caller, deps, now }) =>
  extendCaller(deps, { caller, extendedAt: caller.loggedInAt }, now, true),
)
