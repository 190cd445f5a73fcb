import { chooseFirstPassword as contract } from '@hygiene/contracts/staff/employee/choose-first-password'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { judgeNewPassword } from '../../member/login/judge-new-password.ts'
import { oneTimeTokenHash } from '../../member/login/one-time-token.ts'
import { hashPassword } from '../../member/login/passwords.ts'
import { writeAudit } from '../audit-log/write-audit.ts'

/** Sets a new employee's first password. Of simultaneous uses of a link one succeeds. */
export const chooseFirstPassword = operation(
  contract,
  {
    needs: ['ipAddress', 'leakedPasswords'],
    async before({ db, input, leakedPasswords, now }) {
      const { setUpSecret, password } = input
      const tokenHash = oneTimeTokenHash(setUpSecret)
      const open = { tokenHash, endsAt: { gt: now }, employee: { disabledAt: null } }
      const found = await db.employeeSetUp.findFirst({ where: open, include: { employee: true } })
      if (!found) return denied('SET_UP_OVER')
      const { employeeNo, loginId } = found.employee
      const choice = judgeNewPassword(password, { userId: loginId })
      if (!choice.allowed) return choice
      if (await leakedPasswords.isLeaked(password)) return denied('PASSWORD_LEAKED')
      return { open, employeeNo, loginId, passwordHash: await hashPassword(password) }
    },
  },
  async ({ db, prepared: { open, employeeNo, loginId, passwordHash }, ipAddress, now }) => {
    const { count } = await db.employeeSetUp.deleteMany({ where: open })
    if (count === 0) return denied('SET_UP_OVER')
    await db.employee.update({ where: { employeeNo }, data: { passwordHash } })
    // The employee has no login yet, so the entry names the employee directly.
    const action = { caller: { employeeNo }, operation: 'chooseFirstPassword', subject: null, reason: '' }
    await writeAudit(db, { ...action, ipAddress, now })
    return { loginId }
  },
)
