import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMigrations } from '@hygiene/db/migrations'
import { startEmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'
import { buildPrograms } from '@hygiene/tooling/build-programs'
import { startsInTurn } from './cases/cold-start.ts'
import { median, medianRatio } from './in-turn.ts'
import { overBudget } from './budgets.ts'

/** Starts the built API and bare Fastify in turn, so that other load affects both, and compares the medians. */
const ROUNDS = 7

const scratch = mkdtempSync(join(tmpdir(), 'hygiene-start-'))
chmodSync(scratch, 0o755)
const postgres = await startEmbeddedPostgres({ directory: join(scratch, 'postgres') })
try {
  await onServer(postgres.url, (client) => client.query('CREATE DATABASE start'))
  const url = databaseUrl(postgres.url, 'start')
  await applyMigrations(url)
  await buildPrograms()
  const { ours, floor } = await startsInTurn(
    url,
    scratch,
    { NODE_COMPILE_CACHE: join(scratch, 'compile') },
    ROUNDS,
  )
  const startTimes = medianRatio(
    ours.map(({ ms }) => ms),
    floor.map(({ ms }) => ms),
  )
  const restingMegabytes = median(ours.flatMap(({ megabytes }) => megabytes ?? []))
  process.stdout.write(`listening ×${startTimes.toFixed(2)}, at rest ${Math.round(restingMegabytes)} MB\n`)
  const sentences = overBudget({ startTimes, restingMegabytes })
  for (const sentence of sentences) process.stdout.write(`${sentence}\n`)
  process.exitCode = sentences.length > 0 ? 1 : 0
} finally {
  await postgres.stop()
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
}
