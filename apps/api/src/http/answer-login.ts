import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { type LoginClock, remainingLoginSeconds } from '@hygiene/domain/member/login/login-clock'
import { verifyToken } from './verify-token.ts'
import type { Call } from './implement.ts'

type AnswerIn = Pick<Call<Endpoint>, 'deps' | 'now' | 'cookies' | 'signToken'>
type Owner = { memberNo: number; userId: string; name: string }

/** Answers a new login. Without one the person is not verified yet, and the token allows the verification. */
export function answerLogin(
  { deps, now, cookies, signToken }: AnswerIn,
  { memberNo, userId, name }: Owner,
  opened: (LoginClock & { loginNo: string }) | null,
) {
  const user = { userId, name, loginDate: now }
  if (!opened) {
    const token = verifyToken(deps.config.JWT_SECRET, memberNo, now)
    return { accessToken: '', isAuth: 2, verifyToken: token, user, remainingSeconds: 0 }
  }
  const accessToken = signToken({ sid: opened.loginNo })
  cookies.allowFiles(accessToken)
  const remainingSeconds = remainingLoginSeconds(opened, now)
  return { accessToken, isAuth: 1, verifyToken: null, user, remainingSeconds }
}
