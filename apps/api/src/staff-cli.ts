import { parseArgs } from 'node:util'
import { REFUSALS } from '@hygiene/contracts'
import { connectDatabase, type Queries, type StaffRole } from '@hygiene/db'
import { type ConsoleAct, judgePassword, loggedAct, passwordSentence, staffRoles } from '@hygiene/domain'
import { createLeakedPasswords } from '@hygiene/gateways'
import { consoleUser, writeConsoleAudit } from '@hygiene/operations/audit/write-console-audit'
import { judgeNewPassword } from '@hygiene/operations/login/judge-new-password'
import { hashPassword } from '@hygiene/operations/login/passwords'
import { showDevelopmentCode } from '@hygiene/operations/staff/development-code'

const USAGE = `Accounts of the association's staff:
  pnpm staff add <loginId> --name "…" --role ${staffRoles.join('|')}   (password from STAFF_PASSWORD)
  pnpm staff role <loginId> --role …          (--role branch with --branch NO: whose sessions they decide about)
  pnpm staff password <loginId>                                        (password from STAFF_PASSWORD)
  pnpm staff reset-totp <loginId>
  pnpm staff disable <loginId>
  pnpm staff list
  pnpm staff code <loginId>                  (in a development town: what the authenticator app would show)
Every change is written into the staff's log, with --reason "…" where one is said.
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    role: { type: 'string' },
    branch: { type: 'string' },
    reason: { type: 'string', default: '' },
  },
})
const [command, loginId = ''] = positionals

class Wrong extends Error {}

interface Access {
  role: StaffRole
  branchNo: number | null
}

/** A branch's employee has one branch, everybody else every one. */
async function accessAsked({ db }: { db: Queries }): Promise<Access> {
  const role = staffRoles.find((known) => known === values.role)
  if (!role) throw new Wrong(`Say --role as one of ${staffRoles.join(', ')}.`)
  if ((role === 'branch') !== (values.branch !== undefined)) {
    throw new Wrong('Say --branch with --role branch, and only with it.')
  }
  if (role !== 'branch') return { role, branchNo: null }

  const branches = await db.branch.findMany({ orderBy: { branchNo: 'asc' } })
  const known = branches.find(({ branchNo }) => String(branchNo) === values.branch)
  if (known) return { role, branchNo: known.branchNo }
  const lines = branches.map(({ branchNo, name }) => `  ${branchNo}  ${name}`)
  throw new Wrong(['There is no branch of that number. There are:', ...lines].join('\n'))
}

const leakedPasswords = createLeakedPasswords({
  baseUrl: process.env['LEAKED_PASSWORDS_URL'] ?? '',
  warn: (sentence) => void process.stderr.write(`${sentence}\n`),
})

/** Never an argument: those stand in the process list and the shell's history. */
async function passwordHashAsked(): Promise<string> {
  const password = process.env['STAFF_PASSWORD'] ?? ''
  const verdict = judgePassword(password)
  if (!verdict.allowed) throw new Wrong(`STAFF_PASSWORD: ${passwordSentence[verdict.reason]}`)
  const choice = judgeNewPassword(password, { userId: loginId })
  if (!choice.allowed) throw new Wrong(`STAFF_PASSWORD: ${REFUSALS[choice.reason].message}`)
  if (await leakedPasswords.isLeaked(password)) {
    throw new Wrong(`STAFF_PASSWORD: ${REFUSALS.PASSWORD_LEAKED.message}`)
  }
  return hashPassword(password)
}

const grantOf = (access: Access) => ({
  create: { ...access, grantedBy: consoleUser(), grantedAt: new Date() },
})

/** What changes somebody's access; the rest only looks. */
const LOGGED: Partial<Record<string, ConsoleAct>> = {
  add: 'addEmployee',
  role: 'changeEmployeeRole',
  password: 'changeEmployeePassword',
  'reset-totp': 'resetEmployeeApp',
  disable: 'disableEmployee',
}

const COMMANDS: Record<string, (database: { db: Queries }) => Promise<string>> = {
  async add({ db }) {
    const access = await accessAsked({ db })
    const [name, passwordHash] = [values.name ?? loginId, await passwordHashAsked()]
    await db.employee.create({
      data: { loginId, name, ...access, passwordHash, createdAt: new Date(), grants: grantOf(access) },
    })
    return `${loginId} may log in at /staff/ and connects an authenticator app the first time.`
  },
  async role({ db }) {
    const access = await accessAsked({ db })
    await db.employee.update({ where: { loginId }, data: { ...access, grants: grantOf(access) } })
    return `${loginId} is ${access.role} now.`
  },
  async password({ db }) {
    const passwordHash = await passwordHashAsked()
    await db.employee.update({ where: { loginId }, data: { passwordHash } })
    await endAll({ db })
    return `${loginId} has a new password; open sessions have ended.`
  },
  async 'reset-totp'({ db }) {
    await db.employee.update({
      where: { loginId },
      data: { totpSealed: null, totpConfirmedAt: null, lastTotpStep: null },
    })
    await endAll({ db })
    return `${loginId} connects an authenticator app at the next login.`
  },
  async disable({ db }) {
    await db.employee.update({ where: { loginId }, data: { disabledAt: new Date() } })
    return `${loginId} may not log in any more.`
  },
  async code({ db }) {
    if (process.env['DEPLOYMENT'] === 'production') throw new Wrong('Codes are never told in production.')
    const code = await showDevelopmentCode(db, loginId, new Date())
    if (code === null) throw new Wrong(`${loginId} has no authenticator app of a development town.`)
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

/** Whoever had the old secret is out everywhere: of the console, of operators' accounts, and no link of theirs works. */
async function endAll({ db }: { db: Queries }): Promise<void> {
  const endedAt = new Date()
  const { employeeNo } = await db.employee.findUniqueOrThrow({ where: { loginId } })
  await db.linkToken.updateMany({ where: { employeeNo, usedAt: null }, data: { usedAt: endedAt } })
  await db.staffLogin.updateMany({ where: { employeeNo, endedAt: null }, data: { endedAt } })
  await db.login.updateMany({
    where: { linkedEmployeeNo: employeeNo, endedAt: null },
    data: { endedAt, endReason: 'passwordChanged' },
  })
}

/** In the transaction of the change: none without its entry. */
async function log(db: Queries): Promise<void> {
  const act = LOGGED[command ?? '']
  if (!act) return
  const about = [loginId, values.role ?? ''].join(' ').trim()
  await writeConsoleAudit(db, {
    action: loggedAct.onConsole(act, about),
    reason: values.reason,
    now: new Date(),
  })
}

async function run(): Promise<void> {
  const act = COMMANDS[command ?? '']
  if (!act || (command !== 'list' && loginId === '')) throw new Wrong(USAGE)
  const url = process.env['DATABASE_URL']
  if (!url) throw new Wrong('DATABASE_URL says where the database is.')
  if (values.reason.length > 200) throw new Wrong('Say --reason in 200 signs at most.')
  const database = connectDatabase({ url, poolSize: 1 })
  try {
    const said = await database.db.$transaction(async (db) => {
      const done = await act({ db })
      await log(db)
      return done
    })
    process.stdout.write(`${said}\n`)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  if (!(error instanceof Wrong)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
