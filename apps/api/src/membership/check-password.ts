import { checkPassword as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'
import { judgeOwnPassword } from './own-password.ts'

export const checkPassword = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const verdict = await judgeOwnPassword(deps, caller, input.userPw, now)
  if (verdict !== 'right') throw refuse(verdict)
  return { isRight: true as const }
})
