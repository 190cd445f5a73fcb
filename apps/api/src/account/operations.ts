import type { Implementation } from '../http/implement.ts'
import { checkSession } from './check-session.ts'
import { extendSession } from './extend-session.ts'
import { fetchRecentEducation } from './fetch-recent-education.ts'
import { fetchUser } from './fetch-user.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'

export const ACCOUNT_OPERATIONS: readonly Implementation[] = [
  checkSession,
  extendSession,
  fetchRecentEducation,
  fetchUser,
  login,
  logout,
]
