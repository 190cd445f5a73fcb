import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@hygiene/tooling/paths'
import { startChild } from '../bench/child.ts'
import { API_ENTRY, apiSettings } from '../bench/environment.ts'

const run = promisify(execFile)

interface Service {
  origin: string
  startWorker: () => void
  stopWorker: () => Promise<void>
  stop: () => Promise<void>
}

type ServiceSettings = Record<string, string>

export function serviceSettings(url: string, storage: string, sandbox: string): ServiceSettings {
  return {
    ...apiSettings(url, storage),
    STORAGE_DIR: storage,
    PORTONE_BASE_URL: sandbox,
    SOLAPI_BASE_URL: sandbox,
    JUSO_BASE_URL: sandbox,
    FOOD_SAFETY_BASE_URL: sandbox,
    PAYMENT_POLL_SECONDS: '2',
    STOP_GRACE_SECONDS: '0',
    // Is never reached, because the test's clock triggers the nights.
    RECONCILIATION_POLL_SECONDS: '86400',
    CLAMD_ADDRESS: '',
  }
}

export async function startService(settings: ServiceSettings, at: number): Promise<Service> {
  const api = await startChild(API_ENTRY, settings, at)
  let worker: ReturnType<typeof spawn> | null = null
  const stopWorker = async (): Promise<void> => {
    const ending = worker
    worker = null
    if (!ending) return
    const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()))
    ending.kill('SIGTERM')
    await ended
  }
  return {
    origin: api.origin,
    startWorker() {
      worker ??= spawn(process.execPath, [join(root, 'apps/worker/src/main.ts')], {
        cwd: root,
        env: { ...process.env, ...settings, LOG_LEVEL: 'error' },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    },
    stopWorker,
    async stop() {
      await stopWorker()
      await api.stop()
    },
  }
}

export async function program(name: string, args: string[], settings: ServiceSettings): Promise<string> {
  const entry = join(root, `apps/console/src/${name}.ts`)
  const { stdout } = await run(process.execPath, [entry, ...args], { env: { ...process.env, ...settings } })
  return stdout.trim()
}
