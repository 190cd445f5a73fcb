import { spawn } from 'node:child_process'
import { bundleOf } from '@hygiene/tooling/bundled-programs'
import { root } from '@hygiene/tooling/paths'
import { WORKER_MEMORY } from '@hygiene/tooling/worker-memory'
import { residentMegabytes } from './cpu-time.ts'

const WORKER_BUNDLE = bundleOf('apps/worker/src/main.ts')
const SAMPLED_MS = 50

export interface BenchWorker {
  pid: number
  peak: () => number
  peakOfStep: () => number
  stop: () => Promise<void>
  kill: () => Promise<void>
}

export async function startWorker(env: Record<string, string>): Promise<BenchWorker> {
  const child = spawn(process.execPath, [...WORKER_MEMORY, WORKER_BUNDLE], {
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
  let most = residentMegabytes(pid) ?? 0
  let mostOfStep = most
  const sampling = setInterval(() => {
    const now = residentMegabytes(pid) ?? 0
    most = Math.max(most, now)
    mostOfStep = Math.max(mostOfStep, now)
  }, SAMPLED_MS)
  const peakOfStep = () => {
    const megabytes = mostOfStep
    mostOfStep = residentMegabytes(pid) ?? 0
    return megabytes
  }
  const endBy = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    clearInterval(sampling)
    child.kill(signal)
    await ended
  }
  return { pid, peak: () => most, peakOfStep, stop: endBy('SIGTERM'), kill: endBy('SIGKILL') }
}
