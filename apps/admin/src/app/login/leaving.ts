import { call, isReportedCentrally, queryClient, type Refused } from '@hygiene/client'
import { REFUSALS, type RefusalName } from '@hygiene/contracts/refusals/table'
import { staffLogout } from '@hygiene/contracts/staff/employee/staff-logout'
import { askConfirm, showAlert } from '@hygiene/ui'
import { go } from '../router/go.ts'
import { currentLogin, clearStaffLogin } from './staff-login.ts'

/** Leaves no personal data in the browser after the login. */
function dropLogin() {
  clearStaffLogin()
  queryClient.clear()
}

export async function askLogOut() {
  if (!(await askConfirm('로그아웃하시겠습니까?', { title: '로그인을 끝냅니다', confirmLabel: '로그아웃' })))
    return
  await logOut()
}

/** Ends the login on the server, then here. An unreachable server does not keep the login alive here. */
export async function logOut() {
  try {
    await call(staffLogout, {}, { onBreakage: 'throw' })
  } catch (error) {
    if (!isReportedCentrally(error)) throw error
  }
  dropLogin()
  await go('/login')
}

async function endLogin(sentence: string) {
  if (currentLogin().accessToken === null) return
  dropLogin()
  await showAlert(sentence, { title: '로그인이 끝났습니다' })
  await go('/login')
}

export const expire = () => endLogin(REFUSALS.STAFF_SESSION_EXPIRED.message)

const ENDS_LOGIN: ReadonlySet<RefusalName | null> = new Set<RefusalName>([
  'STAFF_SESSION_EXPIRED',
  'STAFF_LOGIN_REQUIRED',
])

/** Handles the refusals that end a login, whichever request they answer. */
export async function obeyRefusal(refused: Refused) {
  if (refused.refusal === 'IP_BLOCKED') await showAlert(refused.message, { title: '차단된 주소입니다' })
  else if (ENDS_LOGIN.has(refused.refusal)) await endLogin(refused.message)
}
