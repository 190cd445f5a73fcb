import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, townDirectory } from './paths.ts'
import { LaunchFailure, say } from './step.ts'

export type Program = {
  name: string
  entry: string
  args?: string[]
  env: Record<string, string>
  cwd?: string
  /** Started again by Node whenever one of its files changes. */
  watch?: boolean
  /** Answers 200 when the program can be used. */
  readyUrl?: string
  /** What a program without an address says when it can be used. */
  readyLine?: string
}

export type Supervised = {
  name: string
  program: string
  pid: () => number[]
  /** Resolves when the program says its `readyLine`. */
  said: Promise<void>
  /** Rejects when the program ends before it was ready. */
  endedEarly: Promise<never>
  becameReady: () => void
  stop: () => Promise<void>
}

const restartsAllowed = 5

/** Runs a program of ours, its output in `.data/logs`, and starts it again when it falls over after it was ready. */
export function supervise(program: Program, onRestart: () => void): Supervised {
  const logs = join(townDirectory, 'logs')
  mkdirSync(logs, { recursive: true })
  const logFile = join(logs, `${program.name}.log`)
  let child: ChildProcess
  let ready = false
  let stopping = false
  let restarts = 0
  const said = Promise.withResolvers<void>()
  const early = Promise.withResolvers<never>()
  early.promise.catch(() => {})

  const run = (): void => {
    const log = createWriteStream(logFile, { flags: restarts === 0 ? 'w' : 'a' })
    child = spawn(
      process.execPath,
      [...(program.watch ? ['--watch'] : []), program.entry, ...(program.args ?? [])],
      {
        cwd: program.cwd ?? root,
        env: { ...process.env, ...program.env },
        stdio: ['ignore', 'pipe', 'pipe'],
        // Its own process group: Ctrl-C reaches the launcher alone, which then ends everything in order.
        detached: process.platform !== 'win32',
      },
    )
    child.stdout?.pipe(log, { end: false })
    child.stdout?.on('data', (chunk: Buffer) => {
      if (program.readyLine && chunk.includes(program.readyLine)) said.resolve()
    })
    child.stderr?.pipe(log, { end: false })
    child.once('error', (cause) => early.reject(cause))
    child.once('exit', (code, signal) => {
      log.end()
      if (stopping) return
      const how = signal ?? `code ${code}`
      if (!ready || restarts >= restartsAllowed) {
        early.reject(
          new LaunchFailure(`The ${program.name} ended (${how}). Its last lines:\n${lastLines(logFile)}`),
        )
        if (ready) say(`The ${program.name} keeps ending (${how}); see ${logFile}.`)
        return
      }
      restarts += 1
      say(`The ${program.name} ended (${how}); it is started again.`)
      setTimeout(() => {
        if (stopping) return
        run()
        onRestart()
      }, 500 * restarts)
    })
  }
  run()

  return {
    name: program.name,
    program: program.entry,
    pid: () => (child.pid === undefined ? [] : [child.pid]),
    said: said.promise,
    endedEarly: early.promise,
    becameReady: () => {
      ready = true
    },
    stop: async () => {
      stopping = true
      await endProcess(child)
    },
  }
}

/** Politely first; a program that does not end in ten seconds is ended. */
async function endProcess(child: ChildProcess): Promise<void> {
  const ended = () => child.exitCode !== null || child.signalCode !== null
  if (!ended()) child.kill('SIGTERM')
  for (let waited = 0; !ended() && waited < 10_000; waited += 20) await sleep(20)
  if (!ended()) child.kill('SIGKILL')
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-12).join('\n')
}
