import type { Implementation } from '../http/implement.ts'
import { checkLinkedLogin } from './check-linked-login.ts'
import { checkLogin } from './check-login.ts'
import { extendLogin } from './extend-login.ts'
import { fetchRecentEducation } from './fetch-recent-education.ts'
import { fetchUser } from './fetch-user.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { redeemLink } from './redeem-link.ts'

export const ACCOUNT_OPERATIONS: readonly Implementation[] = [
  checkLinkedLogin,
  checkLogin,
  extendLogin,
  fetchRecentEducation,
  fetchUser,
  login,
  logout,
  redeemLink,
]
