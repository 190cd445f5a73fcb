import { checkLogin as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

/** Being let in is the answer; the contract says that looking does not extend. */
export const checkLogin = implement(contract, async ({ caller }) => ({
  remainingSeconds: caller.remainingSeconds,
}))
