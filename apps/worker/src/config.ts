import { DEVELOPMENT_SLIP_KEY, isSlipKey, notForProduction } from '@hygiene/gateways'
import { z } from 'zod'

const SANDBOX_ORIGIN = 'http://127.0.0.1:4100'
const DEVELOPMENT = {
  REFUND_ACCOUNT_KEY: '6465762d6b65792d6e6f742d666f722d70726f64756374696f6e2d2d2d2d2d2d',
  PORTONE_API_SECRET: 'sandbox-api-secret',
  SOLAPI_API_KEY: 'sandbox-sms-key',
  SOLAPI_API_SECRET: 'sandbox-sms-secret',
  SMS_SENDER: '0200000000',
  OFFER_SECRET: 'development-offer-secret-not-for-production',
  SLIP_SIGNING_KEY: DEVELOPMENT_SLIP_KEY,
} as const

/** Settings of the worker process. */
const environment = z.object({
  DEPLOYMENT: z.enum(['development', 'production']).default('development'),
  DATABASE_URL: z.string().min(1),
  /** Redis for BullMQ; empty: BullMQ's own PostgreSQL back end on DATABASE_URL. */
  REDIS_URL: z.string().default(''),
  LOG_LEVEL: z.enum(['silent', 'error', 'info']).default('info'),
  /** Where people reach the site; in links of text messages. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:4000'),
  STORAGE_DIR: z.string().default(new URL('../../../.data/storage', import.meta.url).pathname),
  REFUND_ACCOUNT_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .default(DEVELOPMENT.REFUND_ACCOUNT_KEY),
  /** Signs the links of offered seats; the same as the API's. */
  OFFER_SECRET: z.string().min(32).default(DEVELOPMENT.OFFER_SECRET),
  /** Signs enrolment slips: a P-256 private key, PKCS8 as PEM or base64 of its DER; the same for API and worker. */
  SLIP_SIGNING_KEY: z
    .string()
    .refine(isSlipKey, 'not a P-256 private key (PKCS8)')
    .default(DEVELOPMENT.SLIP_SIGNING_KEY),
  PORTONE_BASE_URL: z.url().default(SANDBOX_ORIGIN),
  PORTONE_API_SECRET: z.string().min(1).default(DEVELOPMENT.PORTONE_API_SECRET),
  PORTONE_STORE_ID: z.string().default('store-sandbox'),
  /** Accounts nobody used for so many days sleep (-1005); 0: never. */
  DORMANT_AFTER_DAYS: z.coerce.number().int().min(0).default(365),
  SOLAPI_BASE_URL: z.url().default(SANDBOX_ORIGIN),
  SOLAPI_API_KEY: z.string().min(1).default(DEVELOPMENT.SOLAPI_API_KEY),
  SOLAPI_API_SECRET: z.string().min(1).default(DEVELOPMENT.SOLAPI_API_SECRET),
  /** Registered with the provider; text messages come from it. */
  SMS_SENDER: z
    .string()
    .regex(/^\d{8,11}$/)
    .default(DEVELOPMENT.SMS_SENDER),
  /** Seconds between two looks for payments whose notice never came. */
  PAYMENT_POLL_SECONDS: z.coerce.number().int().min(1).default(60),
  /** Seconds between two looks for holds and offers that ran out, and for sessions that have ended. */
  SESSION_POLL_SECONDS: z.coerce.number().int().min(1).default(60),
})

export type WorkerConfig = z.output<typeof environment>

/** Reads the environment; production refuses development secrets and the sandbox by name. */
export function readConfig(env: Record<string, string | undefined>): WorkerConfig {
  const parsed = environment.safeParse(env)
  if (!parsed.success) throw new Error(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`)
  const config = parsed.data
  if (config.DEPLOYMENT === 'production') {
    const secrets = (Object.keys(DEVELOPMENT) as (keyof typeof DEVELOPMENT)[]).filter(
      (name) => config[name] === DEVELOPMENT[name],
    )
    const wrong = [...new Set<string>([...secrets, ...notForProduction(config)])]
    if (wrong.length > 0) throw new Error(`Not for production, set your own: ${wrong.join(', ')}`)
  }
  return config
}
