import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * Output of a program of the machine.
 * @throws Error with its last words where it fails
 */
export async function run(program: string, ...text: string[]): Promise<string> {
  const { stdout } = await execute(program, text, { encoding: 'utf8', maxBuffer: 2 ** 24 })
  return stdout.trim()
}

/** The same for a program that reads its standard input. */
export function runWith(input: string, program: string, ...text: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, text, { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${text.join(' ')}: ${stderr}\n${input}`)
  return stdout
}

/** Its words and the code with which it ended; a failure is an answer. */
export async function tryRun(program: string, ...text: string[]): Promise<{ code: number; said: string }> {
  try {
    return { code: 0, said: await run(program, ...text) }
  } catch (error) {
    const {
      code = 1,
      stderr = '',
      stdout = '',
    } = error as { code?: number; stderr?: string; stdout?: string }
    return { code, said: `${stdout}${stderr}`.trim() }
  }
}
