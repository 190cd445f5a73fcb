import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@hygiene/testing/postgres-embedded'
import { root } from '@hygiene/tooling/paths'

export interface Child {
  origin: string
  pid: number
  startedInMs: number
  stop: () => Promise<void>
}

const PATIENCE_MS = 30_000

export async function startChild(
  entry: string,
  env: Record<string, string> = {},
  at?: number,
): Promise<Child> {
  const port = at ?? (await freePort())
  const since = performance.now()
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${entry} ended with code ${child.exitCode} while starting.`)
    if (performance.now() - since > PATIENCE_MS) {
      child.kill('SIGKILL')
      throw new Error(`${entry} does not listen.`)
    }
    await sleep(2)
  }
  const startedInMs = performance.now() - since
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    startedInMs,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.once('connect', () => socket.destroy())
  })
}
