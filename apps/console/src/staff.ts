import { connectDatabase } from '@hygiene/db/connect'
import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { readConfig } from './config.ts'
import { COMMANDS } from './staff/commands.ts'
import { readTyped, Wrong } from './staff/typed.ts'

const USAGE = `Accounts of the association's staff:
  pnpm staff add <loginId> --name "…" --role ${staffRoles.join('|')}   (password from STAFF_PASSWORD)
  pnpm staff role <loginId> --role …          (--role branch with --branch NO: whose sessions they decide about)
  pnpm staff password <loginId>                                        (password from STAFF_PASSWORD)
  pnpm staff reset-totp <loginId>
  pnpm staff disable <loginId>
  pnpm staff list
  pnpm staff code <loginId>                  (in a development environment: what the authenticator app would show)
Every change is written into the staff's log, with --reason "…" where one is said.
`

async function run(): Promise<void> {
  const typed = readTyped()
  const command = COMMANDS[typed.command]
  if (!command || (typed.command !== 'list' && typed.loginId === '')) throw new Wrong(USAGE)
  const config = readProgramSettings(readConfig)
  if (config.DATABASE_URL === '') throw new Wrong('DATABASE_URL says where the database is.')
  if (typed.reason.length > 200) throw new Wrong('Say --reason in 200 signs at most.')
  const database = connectDatabase({ url: config.DATABASE_URL, poolSize: 1 })
  try {
    const said = await command({ db: database.db, config, now: new Date() }, typed)
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
