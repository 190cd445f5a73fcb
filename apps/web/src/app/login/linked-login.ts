import { call, isReportedCentrally, Refused } from '@hygiene/client'
import { APPLICATION_ID } from '@hygiene/contracts/kit/envelope'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { checkLinkedLogin } from '@hygiene/contracts/member/login/staff/check-linked-login'
import { redeemLink } from '@hygiene/contracts/member/login/staff/redeem-link'
import { askConfirm, showAlert } from '@hygiene/ui'
import { dropLogin, logOut } from './leaving.ts'
import { followOwner } from './personal-leftovers.ts'
import { isSignedIn, startLogin } from './current-login.ts'

export async function enterByLink(authorization: string): Promise<void> {
  await attempt(authorization, 0)
}

async function attempt(authorization: string, disconnect: 0 | 1): Promise<void> {
  try {
    const link = { authorization, applicationId: APPLICATION_ID } as const
    if (disconnect === 0) await call(checkLinkedLogin, link)
    // A browser has one login, so the earlier one is ended here and on the server.
    if (isSignedIn()) await logOut()
    const answer = await call(redeemLink, { ...link, disconnect })
    dropLogin()
    followOwner(answer.user.userId)
    startLogin(
      answer.accessToken,
      {
        isAuth: answer.isAuth,
        loginDate: answer.user.loginDate,
        employeeNo: String(answer.employeeNo),
        employeeName: answer.employeeName,
      },
      answer.remainingSeconds,
    )
  } catch (error) {
    await notify(error, authorization, disconnect)
  }
}

async function notify(error: unknown, authorization: string, disconnect: 0 | 1): Promise<void> {
  if (isReportedCentrally(error)) return
  if (!(error instanceof Refused)) throw error
  if (error.refusal !== 'ALREADY_CONNECTED' || disconnect === 1) {
    await showAlert(error.message, { title: '연계 로그인을 하지 못했습니다' })
    return
  }
  const disconnects = await askConfirm(REFUSALS.ALREADY_CONNECTED.message, {
    title: '이미 접속 중입니다',
    confirmLabel: '끊고 로그인',
  })
  if (disconnects) await attempt(authorization, 1)
  else await showAlert('로그인에 실패했습니다.', { title: '로그인하지 않았습니다' })
}
