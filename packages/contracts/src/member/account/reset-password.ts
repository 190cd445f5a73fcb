import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'
import { newPassword } from '../../forms/account.ts'

/** Sets the new password; every login of the account ends and its lock is lifted; ours. */
export const resetPassword = visitorWrites('/api/user/resetPassword', {
  input: z.object({ resetToken: z.string().min(20).max(100), userPw: newPassword }),
  entity: z.object({ userId: z.string() }),
  refusals: ['RESET_OVER', 'PASSWORD_UNCHANGED', 'PASSWORD_COMMON', 'PASSWORD_PERSONAL', 'PASSWORD_LEAKED'],
  perMinute: 10,
  inTurn: 'password',
})
