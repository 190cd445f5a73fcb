import { call, isReportedCentrally, queryClient, Refused, secondsLeft } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { logout } from '@hygiene/contracts/member/login/logout'
import { APPLICATION_ID } from '@hygiene/contracts/kit/envelope'
import { REFUSALS, type RefusalName } from '@hygiene/contracts/refusals/table'
import { askConfirm, showAlert } from '@hygiene/ui'
import { go } from '../router/go.ts'
import { isStaleLogin } from './login-clock.ts'
import { clearLeftovers } from './personal-leftovers.ts'
import { currentHelping, clearHelping, stopHelping } from './helping.ts'
import { clearLogin, currentLogin, followKept, isSignedIn } from './current-login.ts'

export function dropLogin() {
  clearLogin()
  document.cookie = 'studying=; path=/; max-age=0'
  queryClient.clear()
}

/** Ends the login on the server, then here. An unreachable server does not prevent the logout. */
export async function logOut() {
  await endOnServer()
  clearPerson()
}

/** Deletes the person's searches and drafts on a deliberate logout; an expired login keeps them. */
export function clearPerson() {
  dropLogin()
  clearLeftovers()
}

async function endOnServer() {
  try {
    await call(logout, { applicationId: APPLICATION_ID }, { onBreakage: 'throw' })
  } catch (error) {
    if (!isReportedCentrally(error)) throw error
  }
}

export async function askLogOut() {
  if (!(await askConfirm('로그아웃하시겠습니까?', { title: '로그인을 끝냅니다', confirmLabel: '로그아웃' })))
    return
  await logOut()
  await go('/main')
}

let ending: Promise<void> | null = null

/** Is set while the person reads why the login ended, so that the login guard shows no second message. */
export const endingOfLogin = () => ending

async function endLogin(sentence: string | Promise<string>) {
  if (ending) return
  ending = notifyEnd(sentence).finally(() => {
    ending = null
  })
  await ending
  await go('/main')
}

async function notifyEnd(sentence: string | Promise<string>) {
  const said = typeof sentence === 'string' ? sentence : await sentence
  dropLogin()
  await showAlert(said, { title: '로그인이 끝났습니다' })
}

const REASON_WAIT_MS = 5000

/**
 * Only `fetchUser` distinguishes a login ended by another login from an expired one (docs/rules/login.md); every other call
 * reports expiry. If it does not answer, `otherwise` is shown.
 */
async function whyItEnded(otherwise: string): Promise<string> {
  try {
    await call(
      fetchUser,
      {},
      { onBreakage: 'throw', isQuiet: true, signal: AbortSignal.timeout(REASON_WAIT_MS) },
    )
  } catch (error) {
    if (error instanceof Refused && error.refusal === 'SESSION_DISPLACED') return error.message
  }
  return otherwise
}

/** Runs when the counter reaches zero. A tab that slept first reads the login that other tabs have stored. */
export async function expire() {
  followKept()
  if (isSignedIn() && secondsLeft(currentLogin(), Date.now()) === 0) await endHere()
}

/** Logs out on entering /main with a login of 24 hours or older (specification section 4). */
export async function expireStale() {
  if (isSignedIn() && isStaleLogin(currentLogin(), Date.now())) await endHere()
}

/** Ends the login on the server too, where it may not have expired, so that the next login gets no -1013. */
async function endHere() {
  void endOnServer()
  await endLogin(REFUSALS.SESSION_EXPIRED.message)
}

/** Returns to the member's own account after the owner or the end of the year ended the help. The person is informed once. */
async function leaveHelp(sentence: string) {
  if (currentHelping() === null) return
  clearHelping()
  await showAlert(sentence, { title: '돕기가 끝났습니다' })
  stopHelping()
}

const ENDS_LOGIN: ReadonlySet<RefusalName | null> = new Set<RefusalName>([
  'SESSION_EXPIRED',
  'SESSION_DISPLACED',
  'LOGIN_REQUIRED',
])

export async function obeyRefusal(refused: Refused) {
  if (refused.refusal === 'IP_BLOCKED') {
    if (location.pathname !== '/block') await go('/block')
    return
  }
  if (refused.refusal === 'HELP_OVER') return leaveHelp(refused.message)
  if (!ENDS_LOGIN.has(refused.refusal) || !isSignedIn() || ending) return
  await endLogin(refused.refusal === 'SESSION_EXPIRED' ? whyItEnded(refused.message) : refused.message)
}
