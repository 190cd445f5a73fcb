import { redeemLink as contract } from '@hygiene/contracts/member/login/staff/redeem-link'
import { remainingLoginSeconds } from '@hygiene/domain/member/login/login-clock'
import { redeemLink as redeem } from '@hygiene/operations/staff/employee/redeem-link'
import { implement } from '../../../http/implement.ts'

export const redeemLink = implement(contract, async (call) => {
  const { input, deps, now, refuse, cookies, signToken, ipAddress, userAgent } = call
  const { authorization, applicationId, disconnect } = input
  const typed = { authorization, applicationId, disconnects: disconnect === 1, ipAddress, userAgent }
  const redeemed = await redeem(deps, typed, now)
  if (!redeemed.allowed) throw refuse(redeemed.reason)

  const { login, link } = redeemed
  const accessToken = signToken({ sid: login.loginNo })
  cookies.allowFiles(accessToken)
  const { member, employee, employeeNo } = link
  return {
    accessToken,
    isAuth: member.verifiedAt ? 1 : 2,
    user: { userId: member.userId, name: member.name, loginDate: now },
    employeeNo,
    employeeName: employee.name,
    remainingSeconds: remainingLoginSeconds(login, now),
  }
})
