import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface WorkerProcess {
  said: () => string
  kill: () => Promise<void>
  terminate: () => Promise<number | null>
}

export async function spawnWorker(env: Record<string, string>): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [ENTRY], {
    env: { ...process.env, LOG_LEVEL: 'error', RECONCILIATION_POLL_SECONDS: '86400', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  if (env['LOG_LEVEL'] === undefined) child.stderr.pipe(process.stderr, { end: false })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await ready(child)
  return {
    said: () => written.join(''),
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    terminate() {
      child.kill('SIGTERM')
      return exited
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: string) => {
      if (chunk.includes('worker ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The worker ended with ${code} before it was ready`)))
  })
}
