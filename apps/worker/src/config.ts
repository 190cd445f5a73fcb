import { withSettingsFromFiles } from '@hygiene/db/settings-from-files'
import { WrongSettings } from '@hygiene/db/read-settings'
import {
  notForProduction,
  SANDBOX_ORIGIN,
  SHARED_DEVELOPMENT,
  sharedSettings,
  storageFolder,
} from '@hygiene/gateways'
import { z } from 'zod'
import { keysOf } from '@hygiene/domain/keys-of'

export const environment = z.object({
  ...sharedSettings,
  STORAGE_DIR: storageFolder(new URL('../../../.data/storage', import.meta.url).pathname),
  FOOD_SAFETY_BASE_URL: z
    .url()
    .default(SANDBOX_ORIGIN)
    .describe(
      'The register of food businesses, which the worker copies at night (docs/rules/licence-register.md).',
    ),
  FOOD_SAFETY_KEY: z
    .string()
    .min(1)
    .default('sandbox-food-safety-key')
    .describe('The key of the register of food businesses (service I2500).'),
  PAYMENT_POLL_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('Seconds between two searches for payments without a notice.'),
  SESSION_POLL_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('Seconds between two searches for expired holds and offers, and for sessions that have ended.'),
  RECONCILIATION_POLL_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe(
      'Seconds between two steps of the nightly reconciliation. Each step takes at most nine seconds.',
    ),
})

export type WorkerConfig = z.output<typeof environment>

/** Reads the environment. In production it refuses development secrets and the sandbox by name. */
export function readConfig(env: Record<string, string | undefined>): WorkerConfig {
  const parsed = environment.safeParse(withSettingsFromFiles(env, Object.keys(environment.shape)))
  if (!parsed.success)
    throw new WrongSettings(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`)
  const config = parsed.data
  if (config.DEPLOYMENT === 'production') {
    const secrets = keysOf(SHARED_DEVELOPMENT).filter((name) => config[name] === SHARED_DEVELOPMENT[name])
    const wrong = [...new Set<string>([...secrets, ...notForProduction(config)])]
    if (wrong.length > 0) throw new WrongSettings(`Not for production, set your own: ${wrong.join(', ')}`)
  }
  return config
}
