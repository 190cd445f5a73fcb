import { withSettingsFromFiles, WrongSettings } from '@hygiene/db'
import { notForProduction, storageSettings } from '@hygiene/gateways'
import { z } from 'zod'

/** Settings of the operator programs; each uses some of them. */
const environment = z.object({
  DEPLOYMENT: z.enum(['development', 'production']).default('development'),
  /** Each program reports its absence in a message of its own. */
  DATABASE_URL: z.string().default(''),
  /** Where the worker has it: the queues are on Redis. */
  REDIS_URL: z.string().default(''),
  /** Where people reach the site; in links. */
  PUBLIC_URL: z.string().default('http://127.0.0.1:4000'),
  /** Where the worker keeps documents, if not in a bucket. */
  STORAGE_DIR: z.string().default(new URL('../../../.data/storage', import.meta.url).pathname),
  ...storageSettings,
  /** The sending number, where the association's data name none. */
  SMS_SENDER: z.string().default(''),
  LEAKED_PASSWORDS_URL: z.string().default(''),
  /** Never an argument: arguments stand in the process list and in the shell's history. */
  STAFF_PASSWORD: z.string().default(''),
})

export type ConsoleConfig = z.output<typeof environment>

export function readConfig(env: Record<string, string | undefined>): ConsoleConfig {
  const parsed = environment.safeParse(withSettingsFromFiles(env, Object.keys(environment.shape)))
  if (!parsed.success)
    throw new WrongSettings(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** For programs that write links: production refuses an address that does not open from outside. */
export function readSiteConfig(env: Record<string, string | undefined>): ConsoleConfig {
  const config = readConfig(env)
  const { DATABASE_URL, DEPLOYMENT, PUBLIC_URL } = config
  if (DATABASE_URL === '') throw new WrongSettings('The configuration is wrong: DATABASE_URL must be set')
  if (!URL.canParse(PUBLIC_URL))
    throw new WrongSettings('The configuration is wrong: PUBLIC_URL is no address')
  const wrong = DEPLOYMENT === 'production' ? notForProduction({ PUBLIC_URL }) : []
  if (wrong.length > 0) throw new WrongSettings(`Not for production, set your own: ${wrong.join(', ')}`)
  return config
}
