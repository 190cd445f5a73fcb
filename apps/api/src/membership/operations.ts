import type { Implementation } from '../http/implement.ts'
import { changePassword } from './change-password.ts'
import { changePhone } from './change-phone.ts'
import { checkDuplicateId } from './check-duplicate-id.ts'
import { checkPassword } from './check-password.ts'
import { findId } from './find-id.ts'
import { findPassword } from './find-password.ts'
import { join } from './join.ts'
import { matchCode } from './match-code.ts'
import { readMyPage } from './read-my-page.ts'
import { releaseDormant } from './release-dormant.ts'
import { renewIdentity } from './renew-identity.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { sendPhoneChangeCode } from './send-phone-change-code.ts'
import { storeIdentity } from './store-identity.ts'
import { updateMember } from './update-member.ts'
import { withdraw } from './withdraw.ts'

export const MEMBERSHIP_OPERATIONS: readonly Implementation[] = [
  changePassword,
  changePhone,
  checkDuplicateId,
  checkPassword,
  findId,
  findPassword,
  join,
  matchCode,
  readMyPage,
  releaseDormant,
  renewIdentity,
  resetPassword,
  sendCode,
  sendPhoneChangeCode,
  storeIdentity,
  updateMember,
  withdraw,
]
