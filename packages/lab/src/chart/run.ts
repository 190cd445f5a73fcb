import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export async function run(program: string, ...text: string[]): Promise<string> {
  const { stdout } = await execute(program, text, { encoding: 'utf8', maxBuffer: 2 ** 24 })
  return stdout.trim()
}

export function runWith(input: string, program: string, ...text: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, text, { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${text.join(' ')}: ${stderr}\n${input}`)
  return stdout
}

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
