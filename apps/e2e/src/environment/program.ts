import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const ARTEFACTS = join(ROOT, '.cache', 'e2e')

export interface Program {
  log: () => string
  ready: (isReady: (log: string) => boolean | Promise<boolean>) => Promise<void>
  stop: () => Promise<void>
}

const READY_WITHIN_MS = 60_000
const ENDED_WITHIN_MS = 8000

export const bundleOf = (entry: string): string =>
  join(ROOT, entry.replace('/src/', '/dist/').replace(/\.ts$/, '.js'))

export function startProgram(name: string, entry: string, env: Record<string, string>): Program {
  let log = ''
  const child = spawn(process.execPath, [bundleOf(entry)], {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compile') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString('utf8')
    })
  }
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  return {
    log: () => log,
    async ready(isReady) {
      const until = Date.now() + READY_WITHIN_MS
      while (!(await isReady(log))) {
        if (hasEnded() || Date.now() > until)
          throw new Error(`The ${name} did not become ready:\n${log.slice(-4000)}`)
        await sleep(50)
      }
    },
    async stop() {
      if (!hasEnded()) child.kill('SIGTERM')
      const forced = setTimeout(() => child.kill('SIGKILL'), ENDED_WITHIN_MS)
      await exited
      clearTimeout(forced)
    },
  }
}

export async function answersAt(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

export function keepArtefact(name: string, content: string | Uint8Array): void {
  mkdirSync(ARTEFACTS, { recursive: true })
  writeFileSync(join(ARTEFACTS, name), content)
}
