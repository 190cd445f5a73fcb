import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Town } from './open-town.ts'
import { ROOT } from './program.ts'

const run = promisify(execFile)

/** What staff type in the office, for the running town; answers what is printed. */
async function type({ url, databaseUrl }: Town, entry: string, words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(ROOT, entry), ...words], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, PUBLIC_URL: url },
  })
  return stdout
}

/** `pnpm sessions …` */
export const typeSessions = (town: Town, ...words: string[]): Promise<string> =>
  type(town, 'apps/worker/src/sessions-cli.ts', words)

/** `pnpm door NO`: the code in the link for the phones at the door. */
export async function makeDoorCode(town: Town, offlineEducationNo: number): Promise<string> {
  const printed = await type(town, 'apps/api/src/door-cli.ts', [String(offlineEducationNo)])
  const code = /\/door#(\S+)/.exec(printed)?.[1]
  if (!code) throw new Error(`No link of a door in:\n${printed}`)
  return code
}
