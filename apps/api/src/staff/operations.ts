import type { Implementation } from '../http/implement.ts'
import { blockRange } from './block-range.ts'
import { extendStaffLogin } from './extend-staff-login.ts'
import { listAudit } from './list-audit.ts'
import { listBlockedRanges } from './list-blocked-ranges.ts'
import { makeLinkToken } from './make-link-token.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { readEmployee } from './read-employee.ts'
import { searchMembers } from './search-members.ts'
import { staffLogin } from './staff-login.ts'
import { staffLogout } from './staff-logout.ts'
import { unblockRange } from './unblock-range.ts'

export const STAFF_OPERATIONS: readonly Implementation[] = [
  blockRange,
  extendStaffLogin,
  listAudit,
  listBlockedRanges,
  makeLinkToken,
  proveSecondFactor,
  readEmployee,
  searchMembers,
  staffLogin,
  staffLogout,
  unblockRange,
]
