import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Environment } from './open-environment.ts'
import { bundleOf, ROOT } from './program.ts'

const run = promisify(execFile)

export async function typeCommand(
  { url, databaseUrl }: Pick<Environment, 'url' | 'databaseUrl'>,
  entry: string,
  text: readonly string[],
): Promise<string> {
  const { stdout } = await run(process.execPath, [bundleOf(entry), ...text], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, PUBLIC_URL: url },
  })
  return stdout
}

export const typeSessions = (environment: Environment, ...text: string[]): Promise<string> =>
  typeCommand(environment, 'apps/console/src/sessions.ts', text)
