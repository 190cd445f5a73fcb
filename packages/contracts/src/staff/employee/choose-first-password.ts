import { z } from 'zod'
import { newPassword } from '../../forms/account.ts'
import { visitorWrites } from '../../kit/declare.ts'

/** Sets a new employee's password by the link they got; the link is used up. */
export const chooseFirstPassword = visitorWrites('/api/staff/employees/chooseFirstPassword', {
  label: '첫 비밀번호 설정',
  input: z.object({ setUpSecret: z.string().min(20).max(100), password: newPassword }),
  entity: z.object({ loginId: z.string() }),
  refusals: ['SET_UP_OVER', 'PASSWORD_COMMON', 'PASSWORD_PERSONAL', 'PASSWORD_LEAKED', 'IP_BLOCKED'],
  perMinute: 10,
  inTurn: 'password',
})
