import { spawn, type ChildProcess } from 'node:child_process'
import { root } from '../launcher/paths.ts'

export type Count = {
  passed: number
  failed: number
  note?: string | undefined
  warning?: string | undefined
}
export type Check = Count & { name: string; seconds: number }

const running = new Set<ChildProcess>()

/** Ends the running commands and waits for them, so that no server they started remains. */
export async function endCommands(): Promise<void> {
  const ends = [...running].map(
    (child) => new Promise<void>((resolve) => child.once('exit', () => resolve())),
  )
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(ends)
}

export async function runCheck(name: string, command: string[]): Promise<Count> {
  const { code, output } = await run(command, false)
  const failed = code === 0 ? 0 : 1
  if (failed) process.stdout.write(`\n✗ ${name}\n${output}\n`)
  return { passed: 1 - failed, failed }
}

export function run(command: string[], show: boolean, cwd = root): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    })
    running.add(child)
    let output = ''
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-20_000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', (cause) => resolve({ code: 1, output: cause.message }))
    child.once('exit', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}
