import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'
import { newPassword } from '../../forms/account.ts'

/** Sets the new password, ends every login of the account and lifts its lock. */
export const resetPassword = visitorWrites('/api/user/resetPassword', {
  input: z.object({ resetToken: z.string().min(20).max(100), userPw: newPassword }),
  entity: z.object({ userId: z.string() }),
  refusals: ['RESET_OVER', 'PASSWORD_UNCHANGED', 'PASSWORD_COMMON', 'PASSWORD_PERSONAL', 'PASSWORD_LEAKED'],
  perMinute: 10,
  inTurn: 'password',
})
