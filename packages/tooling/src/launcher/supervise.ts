import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, demoDirectory } from './paths.ts'
import type { Program } from './program.ts'
import { LaunchFailure, say } from './step.ts'

const restartsInARow = 5
const steadyAfter = 60_000

/** Runs one program, writes its output to `.data/logs` and restarts it if it crashes after it was ready. */
export class Supervised {
  readonly program: Program
  readonly #onRestart: () => void
  readonly #logFile: string
  readonly #said = Promise.withResolvers<void>()
  readonly #early = Promise.withResolvers<never>()
  #child: ChildProcess
  #ready = false
  #stopping = false
  #restarts = 0
  #startedAt = 0

  constructor(program: Program, onRestart: () => void, logs = join(demoDirectory, 'logs')) {
    this.program = program
    this.#onRestart = onRestart
    mkdirSync(logs, { recursive: true })
    this.#logFile = join(logs, `${program.name}.log`)
    if (existsSync(this.#logFile)) renameSync(this.#logFile, join(logs, `${program.name}.before.log`))
    // Prevents an unhandled rejection, because nothing listens after readiness.
    this.#early.promise.catch(() => {})
    this.#child = this.#run()
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  get said(): Promise<void> {
    return this.#said.promise
  }

  get endedEarly(): Promise<never> {
    return this.#early.promise
  }

  becameReady(): void {
    this.#ready = true
  }

  /** Requests the end and kills the program after ten seconds. */
  async stop(): Promise<void> {
    this.#stopping = true
    const child = this.#child
    const ended = (): boolean => child.exitCode !== null || child.signalCode !== null
    if (!ended()) child.kill('SIGTERM')
    for (let waited = 0; !ended() && waited < 10_000; waited += 20) await sleep(20)
    if (!ended()) child.kill('SIGKILL')
  }

  #run(): ChildProcess {
    const { watch, entry, nodeArgs = [], args = [], cwd = root, env, readyLine } = this.program
    const log = createWriteStream(this.#logFile, { flags: this.#startedAt === 0 ? 'w' : 'a' })
    this.#startedAt = performance.now()
    const child = spawn(process.execPath, [...nodeArgs, ...(watch ? ['--watch'] : []), entry, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Uses its own process group, so that Ctrl-C reaches only the launcher, which ends everything in order.
      detached: process.platform !== 'win32',
    })
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    child.stdout.on('data', (chunk: Buffer) => {
      if (readyLine && chunk.includes(readyLine)) this.#said.resolve()
    })
    child.once('error', (cause) => this.#early.reject(cause))
    child.once('close', (code, signal) => {
      log.end(() => this.#ended(signal ?? `code ${code}`))
    })
    return child
  }

  #ended(how: string): void {
    if (this.#stopping) return
    const { name } = this.program
    if (!this.#ready) {
      this.#early.reject(
        new LaunchFailure(`The ${name} ended (${how}). Its last lines:\n${this.#lastLines()}`),
      )
      return
    }
    this.#restarts = performance.now() - this.#startedAt > steadyAfter ? 1 : this.#restarts + 1
    if (this.#restarts > restartsInARow) {
      say(`The ${name} keeps ending (${how}) and is left alone; see ${this.#logFile}.`)
      return
    }
    say(`The ${name} ended (${how}); it is started again.`)
    setTimeout(() => {
      if (this.#stopping) return
      this.#child = this.#run()
      this.#onRestart()
    }, 400 * this.#restarts)
  }

  #lastLines(): string {
    return readFileSync(this.#logFile, 'utf8').trim().split('\n').slice(-12).join('\n')
  }
}
