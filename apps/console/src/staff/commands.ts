import type { Alongside, PrismaClient } from '@hygiene/db'
import { type ConsoleAction, loggedAction, type StaffRole, staffRoleLabel } from '@hygiene/domain'
import { consoleUser, writeConsoleAudit } from '@hygiene/operations/staff/audit-log/write-console-audit'
import { addEmployee } from '@hygiene/operations/staff/employee/add-employee'
import { showDevelopmentCode } from '@hygiene/operations/staff/employee/development-code'
import { disableAccount } from '@hygiene/operations/staff/employee/disable-account'
import { giveRole } from '@hygiene/operations/staff/employee/give-role'
import { replacePassword } from '@hygiene/operations/staff/employee/replace-password'
import { resetApp } from '@hygiene/operations/staff/employee/reset-app'
import type { ConsoleConfig } from '../config.ts'
import { hashStaffPassword } from './password-hash.ts'
import { accessTyped, type Typed, Wrong } from './typed.ts'

export interface StaffDeps {
  db: PrismaClient
  config: ConsoleConfig
  now: Date
}

/** The effect of each command; it answers the printed line. */
export const COMMANDS: Record<string, (deps: StaffDeps, typed: Typed) => Promise<string>> = {
  async add({ db, config, now }, typed) {
    const { loginId, name = loginId } = typed
    const access = await accessTyped(db, typed)
    const passwordHash = await hashStaffPassword(config, loginId)
    const grantedBy = consoleUser()
    const alongside = logged('addEmployee', typed, now)
    await addEmployee(db, { loginId, name, ...access, passwordHash, grantedBy, alongside }, now)
    return `${loginId} may log in at /staff/ and connects an authenticator app the first time.`
  },
  async role({ db, now }, typed) {
    const { loginId } = typed
    const access = await accessTyped(db, typed)
    const alongside = logged('changeEmployeeRole', typed, now)
    await giveRole(db, { loginId, ...access, grantedBy: consoleUser(), alongside }, now)
    return `${loginId} is ${access.role} now.`
  },
  async password({ db, config, now }, typed) {
    const { loginId } = typed
    const passwordHash = await hashStaffPassword(config, loginId)
    const alongside = logged('changeEmployeePassword', typed, now)
    await replacePassword(db, { loginId, passwordHash, alongside }, now)
    return `${loginId} has a new password; open sessions have ended.`
  },
  async 'reset-totp'({ db, now }, typed) {
    const { loginId } = typed
    await resetApp(db, { loginId, alongside: logged('resetEmployeeApp', typed, now) }, now)
    return `${loginId} connects an authenticator app at the next login.`
  },
  async disable({ db, now }, typed) {
    const { loginId } = typed
    await disableAccount(db, { loginId, alongside: logged('disableEmployee', typed, now) }, now)
    return `${loginId} may not log in any more.`
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

/** In the transaction of the change: none without its entry. */
function logged(operation: ConsoleAction, { loginId, role, reason }: Typed, now: Date): Alongside {
  const given = [loginId, staffRoleLabel[role as StaffRole]].filter(Boolean).join(' ')
  const action = loggedAction.onConsole(operation, given)
  return (db) => writeConsoleAudit(db, { ...action, reason, now })
}
