import { withSettingsFromFiles } from '@hygiene/db/settings-from-files'
import { WrongSettings } from '@hygiene/db/read-settings'
import {
  commonSettings,
  leakedPasswordsUrl,
  notForProduction,
  sharedSettings,
  storageFolder,
  storageSettings,
} from '@hygiene/gateways'
import { z } from 'zod'

export const environment = z.object({
  DEPLOYMENT: commonSettings.DEPLOYMENT,
  DATABASE_URL: z
    .string()
    .default('')
    .describe(sharedSettings.DATABASE_URL.description ?? ''),
  REDIS_URL: commonSettings.REDIS_URL,
  PUBLIC_URL: z
    .string()
    .default('http://127.0.0.1:4000')
    .describe(commonSettings.PUBLIC_URL.description ?? ''),
  STORAGE_DIR: storageFolder(new URL('../../../.data/storage', import.meta.url).pathname),
  ...storageSettings,
  SMS_SENDER: z
    .string()
    .default('')
    .describe(sharedSettings.SMS_SENDER.description ?? ''),
  LEAKED_PASSWORDS_URL: leakedPasswordsUrl,
  STAFF_PASSWORD: z
    .string()
    .default('')
    .describe(
      'The password that `pnpm staff add` and `password` set. An argument would show in the process list.',
    ),
})

export type ConsoleConfig = z.output<typeof environment>

export function readConfig(env: Record<string, string | undefined>): ConsoleConfig {
  const parsed = environment.safeParse(withSettingsFromFiles(env, Object.keys(environment.shape)))
  if (!parsed.success)
    throw new WrongSettings(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** Reads the settings of programs that write links. Production refuses an address that cannot be opened from outside. */
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
