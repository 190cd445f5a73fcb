import { checkPassword as contract } from '@hygiene/contracts/member/account/check-password'
import { procedure } from '../../kit/operation.ts'
import { checkOwnPassword } from './check-own-password.ts'

export const checkPassword = procedure(contract, { needs: ['network', 'pool'] }, async (call) => {
  const verdict = await checkOwnPassword(call, call.input.userPw)
  return verdict.allowed ? { isRight: true as const } : verdict
})
