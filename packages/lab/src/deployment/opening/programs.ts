import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '@hygiene/tooling/paths'
import { LaunchFailure } from '@hygiene/tooling/step'

export type Settings = Readonly<Record<string, string>>

export interface RunningProgram {
  log: () => string
  ready: (isReady: (log: string) => boolean | Promise<boolean>) => Promise<void>
  stop: () => Promise<void>
}

const READY_WITHIN_MS = 120_000
const KEPT_LOG = 200_000

export function startUnit(name: string, text: readonly string[], settings: Settings): RunningProgram {
  let log = ''
  const child = spawn(process.execPath, text, {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString('utf8')).slice(-KEPT_LOG)
    })
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  return {
    log: () => log,
    async ready(isReady) {
      const until = performance.now() + READY_WITHIN_MS
      while (!(await isReady(log))) {
        if (hasEnded() || performance.now() > until)
          throw new LaunchFailure(`The ${name} did not become ready:\n${log.slice(-3000)}`)
        await sleep(100)
      }
    },
    async stop() {
      if (!hasEnded()) child.kill('SIGTERM')
      await exited
    },
  }
}
