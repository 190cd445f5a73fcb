import { withSettingsFromFiles, WrongSettings } from '@hygiene/db'
import { notForProduction, SANDBOX_ORIGIN, SHARED_DEVELOPMENT, sharedSettings } from '@hygiene/gateways'
import { z } from 'zod'

/** Settings of the worker process. */
const environment = z.object({
  DEPLOYMENT: z.enum(['development', 'production']).default('development'),
  DATABASE_URL: z.string().min(1),
  /** Redis for BullMQ; empty: BullMQ's own PostgreSQL back end on DATABASE_URL. */
  REDIS_URL: z.string().default(''),
  /** Where people reach the site; in links of text messages. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:4000'),
  STORAGE_DIR: z.string().default(new URL('../../../.data/storage', import.meta.url).pathname),
  ...sharedSettings,
  /** The register of food businesses, copied at night (docs/rules/licence-register.md), and the key of its service I2500. */
  FOOD_SAFETY_BASE_URL: z.url().default(SANDBOX_ORIGIN),
  FOOD_SAFETY_KEY: z.string().min(1).default('sandbox-food-safety-key'),
  /** Accounts unused for so many days go dormant (-1005); 0: never. */
  DORMANT_AFTER_DAYS: z.coerce.number().int().min(0).default(365),
  /** Seconds between two looks for payments whose notice never came. */
  PAYMENT_POLL_SECONDS: z.coerce.number().int().min(1).default(60),
  /** Seconds between two looks for holds and offers that ran out, and for sessions that have ended. */
  SESSION_POLL_SECONDS: z.coerce.number().int().min(1).default(60),
  /** Seconds between two looks whether the night's comparison of money is due or unfinished. */
  RECONCILIATION_POLL_SECONDS: z.coerce.number().int().min(1).default(10),
})

export type WorkerConfig = z.output<typeof environment>

/** Reads the environment; production refuses development secrets and the sandbox by name. */
export function readConfig(env: Record<string, string | undefined>): WorkerConfig {
  const parsed = environment.safeParse(withSettingsFromFiles(env, Object.keys(environment.shape)))
  if (!parsed.success)
    throw new WrongSettings(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`)
  const config = parsed.data
  if (config.DEPLOYMENT === 'production') {
    const secrets = (Object.keys(SHARED_DEVELOPMENT) as (keyof typeof SHARED_DEVELOPMENT)[]).filter(
      (name) => config[name] === SHARED_DEVELOPMENT[name],
    )
    const wrong = [...new Set<string>([...secrets, ...notForProduction(config)])]
    if (wrong.length > 0) throw new WrongSettings(`Not for production, set your own: ${wrong.join(', ')}`)
  }
  return config
}
