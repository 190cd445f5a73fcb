import { applyMigrations } from '@hygiene/db/migrations'
import { onServer } from '@hygiene/testing/postgres-template'
import { seedDemoData } from '../launcher/database.ts'
import { readRunning } from '../launcher/launch-lock.ts'
import { demoDirectory } from '../launcher/paths.ts'
import { LaunchFailure, makeStep, say } from '../launcher/step.ts'
import { removeEnvironment } from '../launcher/environment.ts'

/** Empties and seeds the given database. Without one, it removes the environment, which the next start recreates. */
async function resetDatabase(): Promise<void> {
  const ending = new AbortController()
  const step = makeStep(ending.signal)
  const url = process.env['DATABASE_URL']
  if (!url) {
    const running = readRunning(demoDirectory)
    // The worker keeps its queues in the same database, so it must not be removed under running processes.
    if (running) throw new LaunchFailure(`The environment is running (process ${running.pid}). End it first.`)
    await step('Old environment removed', removeEnvironment)
    say('The next npm start makes it again.')
    return
  }
  await step('Everything dropped', () =>
    onServer(url, (client) =>
      client.query('DROP SCHEMA IF EXISTS bullmq CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
    ),
  )
  await step(
    'Migrations',
    () => applyMigrations(url),
    (names) => `applied: ${names.length}`,
  )
  await step('Environment seeded', () => seedDemoData(url, {}, ending.signal))
}

try {
  await resetDatabase()
} catch (failure) {
  if (!(failure instanceof LaunchFailure)) throw failure
  process.stderr.write(`${failure.message}\n`)
  process.exit(1)
}
