import { call, queryClient, Refused } from '@hygiene/client'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { login } from '@hygiene/contracts/member/login/login'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { APPLICATION_ID } from '@hygiene/contracts/kit/envelope'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import type { LoginBoxErrors } from '@hygiene/domain/member/login/login-box'
import { askConfirm, showAlert } from '@hygiene/ui'
import { go } from '../router/go.ts'
import { dropLogin } from './leaving.ts'
import { followOwner } from './personal-leftovers.ts'
import { isSignedIn, startLogin } from './current-login.ts'

export type Credentials = { userId: string; userPw: string }
export type SignInErrors = Partial<LoginBoxErrors>

export async function signIn(credentials: Credentials, returnTo: string): Promise<SignInErrors> {
  const send: SendLogin = (disconnect) =>
    call(login, { ...credentials, applicationId: APPLICATION_ID, disconnect })
  const errors = await enterBy(send, returnTo)
  if (isSignedIn()) void offerPasskeyOnce()
  return errors
}

type LoginAnswer = EntityOf<typeof login>
/** Sends the login by password or passkey; 1 ends the other login. */
export type SendLogin = (disconnect: 0 | 1) => Promise<LoginAnswer>

export async function enterBy(
  send: SendLogin,
  returnTo: string,
  disconnect: 0 | 1 = 0,
): Promise<SignInErrors> {
  try {
    await enter(await send(disconnect), returnTo)
    return {}
  } catch (error) {
    if (error instanceof Refused) return refusedSignIn(error, send)
    throw error
  }
}

async function offerPasskeyOnce() {
  if (!('PublicKeyCredential' in window)) return
  const { offerPasskey } = await import('./passkey/offer-passkey.ts')
  await offerPasskey()
}

let destination: string | null = null

/** Returns the target of the login in progress. The login page notices the login first and must navigate to the same address. */
export const enteringTo = () => destination

async function enter(answer: LoginAnswer, returnTo: string) {
  if (answer.isAuth !== 1) {
    dropLogin()
    const { offerVerification } = await import('./offer-verification.ts')
    return offerVerification(answer.verifyToken)
  }
  await enterWith(answer, returnTo)
}

export async function enterWith(answer: LoginAnswer, returnTo: string) {
  destination = returnTo
  try {
    followOwner(answer.user.userId)
    startLogin(
      answer.accessToken,
      { isAuth: answer.isAuth, loginDate: answer.user.loginDate },
      answer.remainingSeconds,
    )
    for (const { path } of [fetchUser, fetchRecentEducation]) queryClient.removeQueries({ queryKey: [path] })
    await go(returnTo, { replace: true })
  } finally {
    destination = null
  }
}

/** Follows specification section 8; every other code is shown at the id field. */
async function refusedSignIn(refused: Refused, send: SendLogin): Promise<SignInErrors> {
  const { refusal, message } = refused
  if (refusal === 'WRONG_PASSWORD') return { userPw: message }
  if (refusal === 'ALREADY_CONNECTED') return replaceOtherLogin(send)
  if (refusal === 'DORMANT_ACCOUNT') return offerRelease(message)
  return { userId: message }
}

async function offerRelease(sentence: string): Promise<SignInErrors> {
  const releases = await askConfirm(sentence, {
    title: '휴면 계정입니다',
    confirmLabel: '휴면 해제하기',
    cancelLabel: '닫기',
  })
  if (releases) await go('/user/change/inactive')
  return {}
}

async function replaceOtherLogin(send: SendLogin): Promise<SignInErrors> {
  const disconnects = await askConfirm(REFUSALS.ALREADY_CONNECTED.message, {
    title: '이미 접속 중입니다',
    confirmLabel: '끊고 로그인',
  })
  if (disconnects) return enterBy(send, '/main', 1)
  await showAlert('로그인에 실패했습니다.', { title: '로그인하지 않았습니다' })
  return {}
}
