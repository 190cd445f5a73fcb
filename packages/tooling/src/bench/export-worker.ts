import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../launcher/paths.ts'

const WORKER_ENTRY = 'apps/worker/src/main.ts'
const SAMPLED_MS = 50

export interface BenchWorker {
  pid: number
  /** The largest resident memory so far, in bytes. */
  peak: () => number
  stop: () => Promise<void>
}

/** The worker in a process of its own; answers when it is ready. Its memory is sampled from then on. */
export async function startWorker(env: Record<string, string>): Promise<BenchWorker> {
  const child = spawn(process.execPath, [WORKER_ENTRY], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => {
      if (said.toString().includes('worker ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the worker ended with code ${code} while starting`)))
  })
  const pid = child.pid ?? 0
  let most = residentOf(pid)
  const sampling = setInterval(() => {
    most = Math.max(most, residentOf(pid))
  }, SAMPLED_MS)
  return {
    pid,
    peak: () => most,
    stop: async () => {
      clearInterval(sampling)
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Resident bytes of a process by the kernel's own count. */
function residentOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
