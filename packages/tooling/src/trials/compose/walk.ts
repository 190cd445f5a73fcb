import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launcher/paths.ts'
import { LaunchFailure } from '../../launcher/step.ts'
import { addressIn, containerOf } from './containers.ts'
import type { Command } from './engine.ts'
import { SITE, VENDORS } from './names.ts'

export interface Walked {
  docker: Command
  project: string
  url: string
  secretsFolder: string
  /** The address of this machine that the vendors' name leads to. */
  machine: string
  publicKeyHash: string
}

/**
 * Walks the journeys of one file of apps/e2e/src/trials in Chromium, which knows two more names and one more key. The
 * database is not published: this machine reaches the container's own address, as none beside it can.
 */
export async function walk(file: string, told: Walked): Promise<void> {
  const inside = addressIn(await containerOf(told.docker, told.project, 'postgres'), 'inside')
  const database = new URL(readFileSync(join(told.secretsFolder, 'DATABASE_URL'), 'utf8').trim())
  database.hostname = inside
  const names = `MAP ${SITE} 127.0.0.1, MAP ${VENDORS} ${told.machine}`
  const town = {
    url: told.url,
    databaseUrl: database.href,
    browserFlags: [
      `--host-resolver-rules=${names}`,
      `--ignore-certificate-errors-spki-list=${told.publicKeyHash}`,
    ],
  }
  const words = ['vitest', 'run', '--config', 'packages/tooling/vitest.config.ts', '--project', 'trial', file]
  const child = spawn('pnpm', ['exec', ...words], {
    cwd: root,
    env: { ...process.env, TRIAL_TOWN: JSON.stringify(town) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new LaunchFailure(`${file} was not walked to its end.`)
}
