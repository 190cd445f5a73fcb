import { call, queryClient, Refused } from '@hygiene/client'
import { APPLICATION_ID, fetchRecentEducation, fetchUser, login, REFUSALS } from '@hygiene/contracts'
import type { LoginBoxErrors } from '@hygiene/domain'
import { askConfirm, showAlert } from '@hygiene/ui'
import { go } from '../router/go.ts'
import { logOut } from './leaving.ts'
import { startSession } from './session.ts'

export type Credentials = { userId: string; userPw: string }
export type SignInErrors = Partial<LoginBoxErrors>

/** Logs in and goes on; answers what to say at the fields when it did not work (specification section 4, by code). */
export async function signIn(credentials: Credentials, returnTo: string): Promise<SignInErrors> {
  try {
    await enter(credentials, 0, returnTo)
    return {}
  } catch (error) {
    if (error instanceof Refused) return refusedSignIn(error, credentials)
    throw error
  }
}

async function enter(credentials: Credentials, disconnect: 0 | 1, returnTo: string) {
  const answer = await call(login, { ...credentials, applicationId: APPLICATION_ID, disconnect })
  startSession(
    answer.accessToken,
    { isAuth: answer.isAuth, loginDate: answer.user.loginDate },
    answer.remainingSeconds,
  )
  for (const { path } of [fetchUser, fetchRecentEducation]) queryClient.removeQueries({ queryKey: [path] })

  if (answer.isAuth === 1) {
    await go(returnTo, { replace: true })
    return
  }
  await showAlert('협회에서 본인인증을 진행해주시길 바랍니다.')
  await logOut()
}

async function refusedSignIn(refused: Refused, credentials: Credentials): Promise<SignInErrors> {
  if (refused.refusal === 'WRONG_PASSWORD') return { userPw: refused.message }
  if (refused.refusal === 'ALREADY_CONNECTED') return replaceOtherSession(credentials)
  if (refused.refusal !== 'DORMANT_ACCOUNT') return { userId: refused.message }

  const releases = await askConfirm(refused.message, { confirmLabel: '휴면 해제하기', cancelLabel: '닫기' })
  if (releases) await go('/user/change/inactive')
  return {}
}

async function replaceOtherSession(credentials: Credentials): Promise<SignInErrors> {
  const disconnects = await askConfirm(REFUSALS.ALREADY_CONNECTED.message, { confirmLabel: '끊고 로그인' })
  if (!disconnects) {
    await showAlert('로그인에 실패했습니다.')
    return {}
  }
  try {
    await enter(credentials, 1, '/main')
    return {}
  } catch (error) {
    if (error instanceof Refused) return { userId: error.message }
    throw error
  }
}
