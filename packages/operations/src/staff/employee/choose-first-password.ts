import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { denied } from '@hygiene/domain/verdict'
import type { PasswordChoiceReason } from '@hygiene/domain/member/account/password-choice'
import { writeAudit } from '../audit-log/write-audit.ts'
import { judgeNewPassword } from '../../member/login/judge-new-password.ts'
import { oneTimeTokenHash } from '../../member/login/one-time-token.ts'
import { hashPassword } from '../../member/login/passwords.ts'

interface Deps {
  db: PrismaClient
  leakedPasswords: { isLeaked: (password: string) => Promise<boolean> }
}

type Chosen =
  | { allowed: true; loginId: string }
  | { allowed: false; reason: 'SET_UP_OVER' | 'PASSWORD_LEAKED' | PasswordChoiceReason }

/** A new employee chooses a password. The second of two simultaneous uses of a link finds it gone. */
export async function chooseFirstPassword(
  { db: client, leakedPasswords }: Deps,
  { setUpSecret, password, ipAddress }: { setUpSecret: string; password: string; ipAddress: string },
  now: Date,
): Promise<Chosen> {
  const open = {
    tokenHash: oneTimeTokenHash(setUpSecret),
    endsAt: { gt: now },
    employee: { disabledAt: null },
  }
  const found = await client.employeeSetUp.findFirst({ where: open, include: { employee: true } })
  if (!found) return denied('SET_UP_OVER')
  const { employeeNo, loginId } = found.employee
  const choice = judgeNewPassword(password, { userId: loginId })
  if (!choice.allowed) return choice
  if (await leakedPasswords.isLeaked(password)) return denied('PASSWORD_LEAKED')

  const passwordHash = await hashPassword(password)
  return transaction<Chosen>(client, async (db) => {
    const { count } = await db.employeeSetUp.deleteMany({ where: open })
    if (count === 0) return denied('SET_UP_OVER')
    await db.employee.update({ where: { employeeNo }, data: { passwordHash } })
    const caller = { employeeNo }
    const action = { operation: 'chooseFirstPassword', subject: null }
    await writeAudit(db, { caller, ...action, reason: '', ipAddress, now })
    return { allowed: true, loginId }
  })
}
