import { call, queryClient, Refused } from '@hygiene/client'
import {
  APPLICATION_ID,
  type EntityOf,
  fetchRecentEducation,
  fetchUser,
  login,
  REFUSALS,
} from '@hygiene/contracts'
import type { LoginBoxErrors } from '@hygiene/domain'
import { askConfirm, showAlert } from '@hygiene/ui'
import { go } from '../router/go.ts'
import { forgetLogin } from './leaving.ts'
import { followOwner } from './personal-leftovers.ts'
import { startLogin } from './current-login.ts'

export type Credentials = { userId: string; userPw: string }
export type SignInErrors = Partial<LoginBoxErrors>

/** Logs in and goes on; returns the sentences for the fields where the login fails (specification section 4, by code). */
export function signIn(credentials: Credentials, returnTo: string): Promise<SignInErrors> {
  return attempt(credentials, 0, returnTo)
}

async function attempt(credentials: Credentials, disconnect: 0 | 1, returnTo: string): Promise<SignInErrors> {
  try {
    await enter(credentials, disconnect, returnTo)
    return {}
  } catch (error) {
    if (error instanceof Refused) return refusedSignIn(error, credentials)
    throw error
  }
}

let destination: string | null = null

/** Where the login under way leads: the login page, which sees the login begin first, leads to the same place. */
export const enteringTo = () => destination

async function enter(credentials: Credentials, disconnect: 0 | 1, returnTo: string) {
  const answer = await call(login, { ...credentials, applicationId: APPLICATION_ID, disconnect })
  if (answer.isAuth !== 1) {
    forgetLogin()
    await showAlert('협회에서 본인인증을 진행해주시길 바랍니다.', { title: '본인확인이 필요합니다' })
    return
  }
  await enterWith(answer, returnTo)
}

/** Begins the login that an answer of the server opened, and goes on. */
export async function enterWith(answer: EntityOf<typeof login>, returnTo: string) {
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

/** Specification section 8; every other code is told at the id field. */
async function refusedSignIn(refused: Refused, credentials: Credentials): Promise<SignInErrors> {
  const { refusal, message } = refused
  if (refusal === 'WRONG_PASSWORD') return { userPw: message }
  if (refusal === 'ALREADY_CONNECTED') return replaceOtherLogin(credentials)
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

async function replaceOtherLogin(credentials: Credentials): Promise<SignInErrors> {
  const disconnects = await askConfirm(REFUSALS.ALREADY_CONNECTED.message, {
    title: '이미 접속 중입니다',
    confirmLabel: '끊고 로그인',
  })
  if (disconnects) return attempt(credentials, 1, '/main')
  await showAlert('로그인에 실패했습니다.', { title: '로그인하지 않았습니다' })
  return {}
}
