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

/** Forgets the login on this browser: token, user, clock, the studying cookie, and every private answer. */
export function dropLogin() {
  clearLogin()
  document.cookie = 'studying=; path=/; max-age=0'
  queryClient.clear()
}

/** Ends the login on the server, then here; an unreachable server does not keep anyone logged in. */
export async function logOut() {
  await endOnServer()
  clearPerson()
}

/** A logout on purpose deletes the person's searches and drafts; an expired login loses nothing of that. */
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

/** While a person is being told that the login ended: the login guard says nothing on top of it. */
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
 * Only `fetchUser` tells a login that another login ended from one that ran out (docs/rules/login.md);
 * every other call says that the time is over. Without its answer that is what the person hears.
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

/** The counter came to zero; a tab that slept first reads the login as other tabs have left it. */
export async function expire() {
  followKept()
  if (isSignedIn() && secondsLeft(currentLogin(), Date.now()) === 0) await endHere()
}

/** Entering /main with a login of 24 hours or older logs out (specification section 4). */
export async function expireStale() {
  if (isSignedIn() && isStaleLogin(currentLogin(), Date.now())) await endHere()
}

/** This browser's clock has decided: a server that still counts is told, so that the next login meets no -1013. */
async function endHere() {
  void endOnServer()
  await endLogin(REFUSALS.SESSION_EXPIRED.message)
}

/** The owner ended it, or the year did: told once, then back to the own account. */
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

/** The «no»s that end a login, wherever they come from (specification section 8). */
export async function obeyRefusal(refused: Refused) {
  if (refused.refusal === 'IP_BLOCKED') {
    // The layout of the block page hears the same from its own calls.
    if (location.pathname !== '/block') await go('/block')
    return
  }
  if (refused.refusal === 'HELP_OVER') return leaveHelp(refused.message)
  if (!ENDS_LOGIN.has(refused.refusal) || !isSignedIn() || ending) return
  await endLogin(refused.refusal === 'SESSION_EXPIRED' ? whyItEnded(refused.message) : refused.message)
}
