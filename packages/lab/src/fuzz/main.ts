import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { applyMigrations } from '@hygiene/db/migrations'
import { startEmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'
import { say } from '@hygiene/tooling/step'
import { fuzz } from './fuzz.ts'

const SHOWN = 40

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    calls: { type: 'string', default: '38000' },
  },
})
const [seed, calls] = [Number(values.seed), Number(values.calls)]
const scratch = mkdtempSync(join(tmpdir(), 'hygiene-fuzz-'))
chmodSync(scratch, 0o755)
const postgres = await startEmbeddedPostgres({ directory: join(scratch, 'postgres') })
try {
  await onServer(postgres.url, (client) => client.query('CREATE DATABASE fuzz'))
  const url = databaseUrl(postgres.url, 'fuzz')
  await applyMigrations(url)
  say(`Seed ${seed}, ${calls} calls.`)
  const { byStatus, operations, successes, faults } = await fuzz(url, seed, calls)
  say(`${operations} operations, ${successes} answered well, by status ${JSON.stringify(byStatus)}.`)
  for (const fault of faults.slice(0, SHOWN)) say(fault)
  say(faults.length === 0 ? 'No fault.' : `${faults.length} faults; again with --seed ${seed}.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await postgres.stop()
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
}
