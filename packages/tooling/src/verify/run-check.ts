import { spawn, type ChildProcess } from 'node:child_process'
import { root } from '../launcher/paths.ts'

export type Check = { name: string; passed: number; failed: number; seconds: number; note?: string }

const running = new Set<ChildProcess>()

/** Ends the commands that run and waits for them, so that a server they started is not left behind. */
export async function endCommands(): Promise<void> {
  const ends = [...running].map(
    (child) => new Promise<void>((resolve) => child.once('exit', () => resolve())),
  )
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(ends)
}

/** Runs one command; its output is shown as it comes, or only when it fails. */
export async function runCheck(
  name: string,
  command: string[],
  show: 'always' | 'on failure',
): Promise<Check> {
  const since = performance.now()
  const { code, output } = await run(command, show === 'always')
  const failed = code === 0 ? 0 : 1
  if (failed && show === 'on failure') process.stdout.write(`\n✗ ${name}\n${output}\n`)
  return { name, passed: 1 - failed, failed, seconds: (performance.now() - since) / 1000 }
}

export function run(command: string[], show: boolean): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
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
