import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './process-alive.ts'
import { LaunchFailure } from './step.ts'

export type Running = {
  pid: number
  program: string
  url?: string
  databaseUrl?: string
  children: { pid: number; program: string }[]
}

export type LaunchLock = { update: (change: Partial<Running>) => void; release: () => void }

/** Allows one launcher per directory. Ends what a killed launcher left running, and refuses with the name of a live one. */
export async function takeLock(directory: string, program: string): Promise<LaunchLock> {
  mkdirSync(directory, { recursive: true })
  const file = lockFile(directory)
  let mine: Running = { pid: process.pid, program, children: [] }
  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' })
      break
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') || tries > 5) throw cause
    }
    const running = readRunning(directory)
    if (running) {
      const where = running.url ? ` at ${running.url}` : ''
      throw new LaunchFailure(
        `It runs already${where} (process ${running.pid}). Use that one, or end it first.`,
      )
    }
    await endLeftOvers(readLock(file))
    rmSync(file, { force: true })
  }
  return {
    update: (change) => {
      mine = { ...mine, ...change }
      writeFileSync(file, JSON.stringify(mine))
    },
    release: () => rmSync(file, { force: true }),
  }
}

export function readRunning(directory: string): Running | undefined {
  const running = readLock(lockFile(directory))
  return running && isAlive(running.pid, running.program) ? running : undefined
}

function lockFile(directory: string): string {
  return join(directory, 'launcher.lock')
}

function readLock(file: string): Running | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRunning(read) ? read : undefined
  } catch (cause) {
    // A missing or incomplete lock names no process, so none is running.
    if (
      cause instanceof SyntaxError ||
      (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
    )
      return undefined
    throw cause
  }
}

function isRunning(read: unknown): read is Running {
  return typeof read === 'object' && read !== null && 'pid' in read && 'program' in read && 'children' in read
}

async function endLeftOvers(left: Running | undefined): Promise<void> {
  const alive = () => (left?.children ?? []).filter((child) => isAlive(child.pid, child.program))
  for (const child of alive()) process.kill(child.pid, 'SIGTERM')
  for (let waited = 0; alive().length > 0 && waited < 10_000; waited += 50) await sleep(50)
  for (const child of alive()) process.kill(child.pid, 'SIGKILL')
}
