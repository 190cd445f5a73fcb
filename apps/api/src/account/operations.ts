import type { Implementation } from '../http/implement.ts'
import { checkLinkedLogin } from './check-linked-login.ts'
import { checkSession } from './check-session.ts'
import { extendSession } from './extend-session.ts'
import { fetchRecentEducation } from './fetch-recent-education.ts'
import { fetchUser } from './fetch-user.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { redeemLink } from './redeem-link.ts'

export const ACCOUNT_OPERATIONS: readonly Implementation[] = [
  checkLinkedLogin,
  checkSession,
  extendSession,
  fetchRecentEducation,
  fetchUser,
  login,
  logout,
  redeemLink,
]
