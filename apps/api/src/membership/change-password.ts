import { changePassword as contract } from '@hygiene/contracts'
import { judgeNewPassword } from '../credentials/judge-new-password.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { implement } from '../http/implement.ts'
import { judgeOwnPassword } from './own-password.ts'
import { storePassword } from './store-password.ts'

export const changePassword = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { memberNo, sessionNo } = caller
  const member = await deps.db.member.findUniqueOrThrow({ where: { memberNo } })
  const verdict = await judgeOwnPassword(deps, caller, input.userPw, now)
  if (verdict !== 'right') throw refuse(verdict)
  if (input.newUserPw === input.userPw) throw refuse('PASSWORD_UNCHANGED')
  const choice = judgeNewPassword(input.newUserPw, member)
  if (!choice.allowed) throw refuse(choice.reason)
  if (await deps.leakedPasswords.isLeaked(input.newUserPw)) throw refuse('PASSWORD_LEAKED')

  const passwordHash = await hashPassword(input.newUserPw)
  const isStored = await deps.db.$transaction((db) => storePassword(db, member, passwordHash, now, sessionNo))
  if (!isStored) throw refuse('PASSWORD_DIFFERS')
  return { changed: true as const }
})
