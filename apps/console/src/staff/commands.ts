import { REFUSALS } from '@hygiene/contracts/refusals/table'
import type { Transaction } from '@hygiene/db/connect'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { judgePassword, passwordSentence } from '@hygiene/domain/member/account/password'
import { type ConsoleAction, loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { type StaffRole, staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import { createLeakedPasswords } from '@hygiene/gateways'
import { judgeNewPassword } from '@hygiene/operations/member/login/judge-new-password'
import { hashPassword } from '@hygiene/operations/member/login/passwords'
import { consoleUser, writeConsoleAudit } from '@hygiene/operations/staff/audit-log/write-console-audit'
import { addEmployee } from '@hygiene/operations/staff/employee/add-employee'
import { showDevelopmentCode } from '@hygiene/operations/staff/employee/development-code'
import { endAccount } from '@hygiene/operations/staff/employee/disable-account'
import { giveRole } from '@hygiene/operations/staff/employee/give-role'
import { replacePassword } from '@hygiene/operations/staff/employee/replace-password'
import { disconnectApp } from '@hygiene/operations/staff/employee/reset-app'
import type { ConsoleConfig } from '../config.ts'
import { accessTyped, type Typed, Wrong } from './typed.ts'

export interface StaffDeps {
  db: PrismaClient
  config: ConsoleConfig
  now: Date
}

export const COMMANDS: Record<string, (deps: StaffDeps, typed: Typed) => Promise<string>> = {
  async add({ db, config, now }, typed) {
    const { loginId, name = loginId } = typed
    const access = await accessTyped(db, typed)
    const passwordHash = await hashStaffPassword(config, loginId)
    const employee = { loginId, name, ...access, passwordHash, grantedBy: consoleUser() }
    await db.$transaction(async (tx) => {
      await addEmployee(tx, employee, now)
      await writeEntry(tx, 'addEmployee', typed, now)
    })
    return `${loginId} may log in at /staff/ and connects an authenticator app the first time.`
  },
  async role({ db, now }, typed) {
    const { loginId } = typed
    const access = await accessTyped(db, typed)
    await change(db, 'changeEmployeeRole', typed, now, (tx, employeeNo) =>
      giveRole(tx, { employeeNo, ...access, grantedBy: consoleUser() }, now),
    )
    return `${loginId} is ${access.role} now.`
  },
  async password({ db, config, now }, typed) {
    const { loginId } = typed
    const passwordHash = await hashStaffPassword(config, loginId)
    await change(db, 'changeEmployeePassword', typed, now, (tx, employeeNo) =>
      replacePassword(tx, { employeeNo, passwordHash }, now),
    )
    return `${loginId} has a new password; open sessions have ended.`
  },
  async 'reset-totp'({ db, now }, typed) {
    await change(db, 'resetEmployeeApp', typed, now, (tx, employeeNo) => disconnectApp(tx, employeeNo, now))
    return `${typed.loginId} connects an authenticator app at the next login.`
  },
  async disable({ db, now }, typed) {
    await change(db, 'disableEmployee', typed, now, (tx, employeeNo) => endAccount(tx, employeeNo, now))
    return `${typed.loginId} may not log in any more.`
  },
  async code({ db, config, now }, { loginId }) {
    if (config.DEPLOYMENT === 'production') throw new Wrong('Codes are never told in production.')
    const code = await showDevelopmentCode(db, loginId, now)
    if (code === null) throw new Wrong(`${loginId} has no authenticator app of a development environment.`)
    return code
  },
  async list({ db }) {
    const employees = await db.employee.findMany({
      include: { branch: true },
      orderBy: { employeeNo: 'asc' },
    })
    return employees
      .map(({ employeeNo, loginId: id, role, branch, name, disabledAt }) =>
        [employeeNo, id, role, branch?.name ?? '', name, disabledAt ? 'disabled' : ''].join('\t'),
      )
      .join('\n')
  },
}

async function change(
  client: PrismaClient,
  operation: ConsoleAction,
  typed: Typed,
  now: Date,
  work: (db: Transaction, employeeNo: number) => Promise<unknown>,
): Promise<void> {
  await client.$transaction(async (db) => {
    const { employeeNo } = await db.employee.findUniqueOrThrow({ where: { loginId: typed.loginId } })
    await work(db, employeeNo)
    await writeEntry(db, operation, typed, now)
  })
}

async function writeEntry(
  db: Transaction,
  operation: ConsoleAction,
  { loginId, role, reason }: Typed,
  now: Date,
): Promise<void> {
  const given = [loginId, staffRoleLabel[role as StaffRole]].filter(Boolean).join(' ')
  await writeConsoleAudit(db, { ...loggedAction.onConsole(operation, given), reason, now })
}

/** Hashes the password given to an employee, after the same checks as for one that a member chooses. */
async function hashStaffPassword(
  { STAFF_PASSWORD: password, LEAKED_PASSWORDS_URL }: ConsoleConfig,
  loginId: string,
): Promise<string> {
  const verdict = judgePassword(password)
  if (!verdict.allowed) throw new Wrong(`STAFF_PASSWORD: ${passwordSentence[verdict.reason]}`)
  const choice = judgeNewPassword(password, { userId: loginId })
  if (!choice.allowed) throw new Wrong(`STAFF_PASSWORD: ${REFUSALS[choice.reason].message}`)
  const leakedPasswords = createLeakedPasswords({
    baseUrl: LEAKED_PASSWORDS_URL,
    warn: (sentence) => void process.stderr.write(`${sentence}\n`),
  })
  if (await leakedPasswords.isLeaked(password)) {
    throw new Wrong(`STAFF_PASSWORD: ${REFUSALS.PASSWORD_LEAKED.message}`)
  }
  return hashPassword(password)
}
