import { login as contract } from '@hygiene/contracts'
import type { Member } from '@hygiene/db'
import { type SessionClock, remainingSessionSeconds } from '@hygiene/domain'
import { type Call, implement } from '../http/implement.ts'
import { countAttempt, forgetAttempts } from './login-attempts.ts'
import { openSession } from './open-session.ts'
import { isRightPassword } from './password-check.ts'

type LoginCall = Call<typeof contract>

/** Outcomes by code as in specification section 4; the delay comes before the password is looked at. */
export const login = implement(contract, async (call) => {
  const { input, deps, now, refuse, cookies, signToken } = call
  const throttle = await countAttempt(deps.db, input.userId, now)
  if (!throttle.allowed) throw refuse(throttle.reason)

  const member = await recognise(call)
  await forgetAttempts(deps.db, input.userId)
  if (member.dormantAt) throw refuse('DORMANT_ACCOUNT')
  // The client shows the specification's alert and logs out: there is nothing yet to log out of.
  if (!member.verifiedAt) return answer(member, '', { loggedInAt: now, extendedAt: now }, call)

  const session = await openSession(deps.db, {
    memberNo: member.memberNo,
    applicationId: input.applicationId,
    disconnects: input.disconnect === 1,
    ipAddress: call.ipAddress,
    userAgent: call.userAgent,
    now,
  })
  if (!session) throw refuse('ALREADY_CONNECTED')

  const accessToken = signToken({ sid: session.sessionNo })
  cookies.allowFiles(accessToken)
  return answer(member, accessToken, session, call)
})

/** An unknown id costs the same hashing as a known one, so the clock tells nobody more than the code does. */
async function recognise({ input, deps, refuse }: LoginCall): Promise<Member> {
  const member = await deps.db.member.findUnique({ where: { userId: input.userId } })
  const known = member?.withdrawnAt === null ? member : null
  const isRight = await isRightPassword(known?.passwordHash ?? null, input.userPw)
  if (!known) throw refuse('UNKNOWN_ID')
  if (!isRight) throw refuse('WRONG_PASSWORD')
  return known
}

function answer(member: Member, accessToken: string, session: SessionClock, { now }: LoginCall) {
  return {
    accessToken,
    isAuth: member.verifiedAt ? 1 : 2,
    user: { userId: member.userId, name: member.name, loginDate: now.toISOString() },
    remainingSeconds: accessToken === '' ? 0 : remainingSessionSeconds(session, now),
  }
}
