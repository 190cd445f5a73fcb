import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '@hygiene/tooling/paths'

export interface SupervisedProcess {
  readonly pid: number
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

export function supervise(entry: string, env: Record<string, string>): SupervisedProcess {
  let isWanted = true
  let child: ChildProcess
  let ended: Promise<void> = Promise.resolve()
  const start = (): void => {
    child = spawn(process.execPath, [entry], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    ended = new Promise((resolve) => child.once('exit', () => resolve()))
    void startAgain(ended)
  }
  const startAgain = async (before: Promise<void>): Promise<void> => {
    await before
    await sleep(200)
    if (isWanted) start()
  }
  start()
  const signal = (name: NodeJS.Signals): void => void child.kill(name)
  return {
    get pid() {
      return child.pid ?? 0
    },
    async kill() {
      signal('SIGKILL')
      await ended
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async stop() {
      isWanted = false
      signal('SIGCONT')
      signal('SIGTERM')
      await ended
    },
  }
}

async function isUp(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

export async function untilUp(url: string, withinMs = 60_000): Promise<void> {
  const end = Date.now() + withinMs
  while (Date.now() < end) {
    if (await isUp(url)) return
    await sleep(100)
  }
  throw new Error(`${url} did not come back within ${withinMs / 1000} s`)
}
