import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findDrift } from './migration-drift.ts'

const migrations = fileURLToPath(new URL('../../../../prisma/migrations/', import.meta.url))

async function writeMigration(text: string | undefined): Promise<void> {
  if (!text || !/^[a-z][a-z0-9_-]*$/.test(text)) {
    process.stderr.write('Name it in lower case: pnpm --filter @hygiene/db migration:new add_refund_bank\n')
    process.exit(2)
  }
  const sql = await findDrift()
  if (sql === '' && !process.argv.includes('--empty')) {
    process.stdout.write(
      'The migrations already say what prisma/schema says (add --empty for a hand-written one).\n',
    )
    return
  }
  const timestamp = nextTimestamp(readdirSync(migrations), new Date())
  const directory = join(migrations, `${timestamp}_${text.replaceAll('-', '_')}`)
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'migration.sql'), sql)
  process.stdout.write(
    `${join(directory, 'migration.sql')}\nRead it before you commit it; add check constraints by hand.\n`,
  )
}

/** Sorts behind the existing migrations, because the baseline bears a later day than the first that follow it. */
function nextTimestamp(existing: readonly string[], now: Date): string {
  const times = existing.flatMap((name) => /^\d{14}/.exec(name) ?? [])
  const last = Math.max(0, ...times.map(Number))
  return String(Math.max(Number(now.toISOString().replaceAll(/\D/g, '').slice(0, 14)), last + 1))
}

await writeMigration(process.argv[2])
