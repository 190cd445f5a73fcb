import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '@hygiene/tooling/paths'
import { LaunchFailure } from '@hygiene/tooling/step'
import { SITE, VENDORS } from '../compose/names.ts'

export interface Walked {
  url: string
  control: string
  isShort: boolean
  canMoveClock: boolean
  machine: string
  publicKeyHash: string
}

export async function walk(file: string, { machine, publicKeyHash, ...notified }: Walked): Promise<void> {
  const browserFlags = [
    `--host-resolver-rules=MAP ${SITE} 127.0.0.1, MAP ${VENDORS} ${machine}`,
    `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
  ]
  const config = ['--config', 'packages/tooling/vitest.config.ts', '--project', 'deployment', '--bail', '1']
  const child = spawn('pnpm', ['exec', 'vitest', 'run', ...config, file], {
    cwd: root,
    env: { ...process.env, DEPLOYED_ENVIRONMENT: JSON.stringify({ ...notified, browserFlags }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new LaunchFailure(`${file} was not walked to its end.`)
}
