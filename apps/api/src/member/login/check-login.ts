import { checkLogin as contract } from '@hygiene/contracts/member/login/check-login'
import { implement } from '../../http/implement.ts'

/** Returns what admission computed. The contract keeps this call from extending the login. */
export const checkLogin = implement(contract, async ({ caller }) => ({
  remainingSeconds: caller.remainingSeconds,
}))
