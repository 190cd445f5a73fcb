import { redeemLink as contract } from '@hygiene/contracts'
import { remainingLoginSeconds } from '@hygiene/domain'
import { type Call, implement } from '../http/implement.ts'
import { findLink, isConnected, type OpenLink } from './find-link.ts'
import { openLogin } from './open-login.ts'

type RedeemCall = Call<typeof contract>

/** Opens the operator's account for an employee: the login carries who and why, and the link is used up by it. */
export const redeemLink = implement(contract, async (call) => {
  const { input, deps, now, refuse, cookies, signToken } = call
  const link = await findLink(deps.db, input.authorization, now)
  if (!link) throw refuse('LINK_OVER')
  const mayAsk = input.disconnect === 0
  if (mayAsk && (await isConnected(deps.db, link.memberNo, input.applicationId, now))) {
    throw refuse('ALREADY_CONNECTED')
  }
  if (!(await useUp(call, link))) throw refuse('LINK_OVER')

  const login = await openLogin(deps.pool, wantedOf(call, link))
  if (login === 'outdated') throw refuse('LINK_OVER')
  if (login === 'connected') throw refuse('ALREADY_CONNECTED')
  const accessToken = signToken({ sid: login.loginNo })
  cookies.allowFiles(accessToken)
  const { member, employee, employeeNo } = link
  return {
    accessToken,
    isAuth: member.verifiedAt ? 1 : 2,
    user: { userId: member.userId, name: member.name, loginDate: now.toISOString() },
    employeeNo,
    employeeName: employee.name,
    remainingSeconds: remainingLoginSeconds(login, now),
  }
})

/** Of two redeemers at the same instant one finds it used. */
async function useUp({ deps, now }: RedeemCall, { tokenHash }: OpenLink): Promise<boolean> {
  const { count } = await deps.db.linkToken.updateMany({
    where: { tokenHash, usedAt: null },
    data: { usedAt: now },
  })
  return count === 1
}

function wantedOf({ input, ipAddress, userAgent, now }: RedeemCall, link: OpenLink) {
  const { memberNo, employeeNo, reason, member } = link
  return {
    memberNo,
    userId: member.userId,
    applicationId: input.applicationId,
    disconnects: input.disconnect === 1,
    ipAddress,
    userAgent,
    now,
    linked: { employeeNo, reason },
  }
}
