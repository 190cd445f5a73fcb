import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Town } from './open-town.ts'
import { bundleOf, ROOT } from './program.ts'

const run = promisify(execFile)

/** Runs a program of the console against the running town; returns its output. */
export async function typeCommand(
  { url, databaseUrl }: Pick<Town, 'url' | 'databaseUrl'>,
  entry: string,
  words: readonly string[],
): Promise<string> {
  const { stdout } = await run(process.execPath, [bundleOf(entry), ...words], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, PUBLIC_URL: url },
  })
  return stdout
}

/** `pnpm sessions …` */
export const typeSessions = (town: Town, ...words: string[]): Promise<string> =>
  typeCommand(town, 'apps/console/src/sessions.ts', words)
