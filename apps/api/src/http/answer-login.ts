import type { Endpoint } from '@hygiene/contracts'
import { type LoginClock, remainingLoginSeconds } from '@hygiene/domain'
import type { Call } from './implement.ts'

type AnswerIn = Pick<Call<Endpoint>, 'now' | 'cookies' | 'signToken'>

/** Hands an opened login to its browser. Without one the person is not verified, and there is nothing to log out of. */
export function answerLogin(
  { now, cookies, signToken }: AnswerIn,
  { userId, name }: { userId: string; name: string },
  opened: (LoginClock & { loginNo: string }) | null,
) {
  const user = { userId, name, loginDate: now.toISOString() }
  if (!opened) return { accessToken: '', isAuth: 2, user, remainingSeconds: 0 }
  const accessToken = signToken({ sid: opened.loginNo })
  cookies.allowFiles(accessToken)
  return { accessToken, isAuth: 1, user, remainingSeconds: remainingLoginSeconds(opened, now) }
}
