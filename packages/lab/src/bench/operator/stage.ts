import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { receiveNotice } from '@hygiene/contracts/money/payment/receive-notice'
import { type RunningSandbox, startSandbox } from '@hygiene/testing'
import { freePort } from '@hygiene/testing/postgres-embedded'
import { buildPrograms } from '@hygiene/tooling/build-programs'
import { bundleOf } from '@hygiene/tooling/bundled-programs'
import { root } from '@hygiene/tooling/paths'
import { untilUp } from '../../faults/process-at.ts'
import { openRedis } from '../../faults/servers.ts'
import { apiSettings } from '../environment.ts'

export const CLOCK_SPEED = Number(process.env['OPERATOR_SPEED'] ?? 60)

const CLOCK = join(import.meta.dirname, 'simulated-clock.ts')
const [API, WORKER, SANDBOX] = [
  'apps/api/src/main.ts',
  'apps/worker/src/main.ts',
  'apps/sandbox/src/main.ts',
] as const

export interface Stage {
  origin: string
  apiPid: number
  workerPid: number
  sandbox: RunningSandbox
  switchClock: () => void
}

type Undo = () => Promise<void> | void

export async function openStage(url: string, scratch: string, undo: Undo[]): Promise<Stage> {
  await buildPrograms([API, WORKER, SANDBOX])
  mkdirSync(join(scratch, 'storage'), { recursive: true })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox(`${origin}${receiveNotice.path}`, join(root, bundleOf(SANDBOX)))
  undo.push(() => sandbox.stop())
  const redis = await openRedis()
  if (redis) undo.push(() => redis.stop())
  const env = {
    ...process.env,
    ...apiSettings(url, scratch),
    PORT: String(port),
    PUBLIC_URL: origin,
    REDIS_URL: redis ? `redis://127.0.0.1:${redis.port}` : '',
    STOP_GRACE_SECONDS: '0',
    CLOCK_SPEED: String(CLOCK_SPEED),
    PORTONE_BASE_URL: sandbox.origin,
    JUSO_BASE_URL: sandbox.origin,
    SOLAPI_BASE_URL: sandbox.origin,
    FOOD_SAFETY_BASE_URL: sandbox.origin,
  }
  const start = (program: typeof API | typeof WORKER): ChildProcess => {
    const child = spawn(process.execPath, ['--import', CLOCK, bundleOf(program)], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    undo.push(async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    })
    return child
  }
  const [api, worker] = [start(API), start(WORKER)]
  await untilUp(`${origin}/readyz`)
  return {
    origin,
    apiPid: api.pid ?? 0,
    workerPid: worker.pid ?? 0,
    sandbox,
    switchClock: () => [api, worker].forEach((child) => child.kill('SIGUSR2')),
  }
}
