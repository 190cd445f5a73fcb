import { changePassword as contract } from '@hygiene/contracts'
import { judgeNewPassword } from '../credentials/judge-new-password.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { implement } from '../http/implement.ts'
import { endSessions } from './end-sessions.ts'
import { judgeOwnPassword } from './own-password.ts'

export const changePassword = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const verdict = await judgeOwnPassword(deps, caller, input.userPw, now)
  if (verdict !== 'right') throw refuse(verdict)
  if (input.newUserPw === input.userPw) throw refuse('PASSWORD_UNCHANGED')
  const { memberNo, sessionNo } = caller
  const member = await deps.db.member.findUniqueOrThrow({ where: { memberNo } })
  const choice = judgeNewPassword(input.newUserPw, member)
  if (!choice.allowed) throw refuse(choice.reason)

  const passwordHash = await hashPassword(input.newUserPw)
  await deps.db.$transaction(async (db) => {
    await db.member.update({ where: { memberNo }, data: { passwordHash, passwordChangedAt: now } })
    await endSessions(db, memberNo, 'passwordChanged', now, sessionNo)
  })
  return { changed: true as const }
})
