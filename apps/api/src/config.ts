import {
  CALL_ANSWER_SECONDS,
  DEVELOPMENT_STAFF_TOTP_KEY,
  withSettingsFromFiles,
  WrongSettings,
} from '@hygiene/db'
import { notForProduction, SANDBOX_ORIGIN, SHARED_DEVELOPMENT, sharedSettings } from '@hygiene/gateways'
import type { PasskeySite } from '@hygiene/operations/membership/passkey/verify'
import { z } from 'zod'
import { passkeySiteOf } from './passkey-site.ts'

/** A development value that production refuses by name. */
const DEVELOPMENT = {
  ...SHARED_DEVELOPMENT,
  JWT_SECRET: 'development-jwt-secret-not-for-production',
  MEDIA_SECRET: 'development-media-secret-not-for-production',
  IDENTITY_PEPPER: 'development-identity-pepper-not-for-production',
  STAFF_TOTP_KEY: DEVELOPMENT_STAFF_TOTP_KEY,
  PORTONE_WEBHOOK_SECRET: 'whsec_c2FuZGJveC13ZWJob29rLXNlY3JldA==',
} as const

/** Settings of the API process, read once from the environment. */
const environment = z.object({
  /** `production` refuses development secrets, everything of the sandbox, and addresses without TLS. */
  DEPLOYMENT: z.enum(['development', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATABASE_URL: z.string().min(1),
  /** Where the worker has it: staff see its queues on Redis; empty: on PostgreSQL. */
  REDIS_URL: z.string().default(''),
  /** Connections of this process; see docs/runbook.md before raising it. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(64).default(8),
  /** A call gives its connection up after so many seconds without an answer; locks wait a sixth of it. */
  DATABASE_ANSWER_SECONDS: z.coerce.number().int().min(1).max(600).default(CALL_ANSWER_SECONDS),
  /** Where people reach the site; part of QR codes and cookies. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:4000'),
  /** The domain that passkeys are made for; empty: the host of PUBLIC_URL. Another one later makes all of them useless. */
  PASSKEY_RP_ID: z.string().default(''),
  /** Browser origins allowed besides our own, comma separated. */
  CORS_ORIGINS: z.string().default(''),
  /** Proxies whose X-Forwarded-For is believed: a number of hops or addresses; empty: none. */
  TRUSTED_PROXIES: z.string().default(''),
  /** From SIGTERM on `/readyz` is 503 for so long, and calls are served, before the socket closes. */
  STOP_GRACE_SECONDS: z.coerce.number().min(0).max(120).default(1),
  /** Seconds in which a call's body has to arrive, and one with a file. */
  BODY_SECONDS: z.coerce.number().positive().default(30),
  UPLOAD_SECONDS: z.coerce.number().positive().default(120),
  /** Calls that hash a password, beside each other; their hashes and statements take turns as well. */
  LOGINS_AT_ONCE: z.coerce.number().int().min(1).max(256).default(32),
  /** Applications for seats, moves and queueing, beside each other: those of one hall share a commit. */
  BOOKINGS_AT_ONCE: z.coerce.number().int().min(1).max(256).default(64),
  /** So many seconds' worth of either wait inside; more are told their place in the line. */
  LOGIN_WAIT_SECONDS: z.coerce.number().positive().max(15).default(2),
  /** Calls one process serves beside each other; more are told to come again. */
  CALLS_AT_ONCE: z.coerce.number().int().min(1).default(400),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  JWT_SECRET: z.string().min(32).default(DEVELOPMENT.JWT_SECRET),
  /** Signs lecture addresses. */
  MEDIA_SECRET: z.string().min(32).default(DEVELOPMENT.MEDIA_SECRET),
  /** Folder with one folder per lecture. */
  MEDIA_DIR: z.string().default(new URL('../../../prisma/seed/media', import.meta.url).pathname),
  /** Uploads and issued documents. */
  STORAGE_DIR: z.string().default(new URL('../../../.data/storage', import.meta.url).pathname),
  /** Built web client to serve; empty where a web server does it. */
  WEB_DIST_DIR: z.string().default(''),
  /** Built staff console, likewise; served under /staff/. */
  ADMIN_DIST_DIR: z.string().default(''),
  /** Keys the hash of DI, so that a leaked table tells nothing. */
  IDENTITY_PEPPER: z.string().min(32).default(DEVELOPMENT.IDENTITY_PEPPER),
  /** 32 bytes in hex: seals the secrets of staff's authenticator apps (AES-256-GCM). */
  STAFF_TOTP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .default(DEVELOPMENT.STAFF_TOTP_KEY),
  ...sharedSettings,
  PORTONE_SDK_URL: z.url().default(`${SANDBOX_ORIGIN}/v2/browser-sdk.js`),
  PORTONE_WEBHOOK_SECRET: z.string().min(1).default(DEVELOPMENT.PORTONE_WEBHOOK_SECRET),
  PORTONE_IDENTITY_CHANNEL_KEY: z.string().default('channel-key-identity-sandbox'),
  /** Identity checks by certificate app instead of the phone. */
  PORTONE_CERTIFICATE_CHANNEL_KEY: z.string().default('channel-key-certificate-sandbox'),
  /** PortOne V2 has neither card pages nor i-PIN (docs/runbook.md); empty: the way is not offered. */
  PORTONE_IDENTITY_CARD_CHANNEL_KEY: z.string().default(''),
  PORTONE_IPIN_CHANNEL_KEY: z.string().default(''),
  /** Accounts unused for so many days go dormant (-1005); 0: never. */
  DORMANT_AFTER_DAYS: z.coerce.number().int().min(0).default(365),
  JUSO_BASE_URL: z.url().default(SANDBOX_ORIGIN),
  /** Seconds after which a search is given up and the person told to type the address. */
  JUSO_SECONDS: z.coerce.number().positive().max(30).default(5),
  JUSO_KEY: z.string().default('sandbox-juso-key'),
  /** https://api.pwnedpasswords.com: new passwords are compared with leaked ones; empty: they are not. */
  LEAKED_PASSWORDS_URL: z.url().or(z.literal('')).default(''),
})

export type ApiConfig = z.output<typeof environment> & {
  /** Cookies only travel over TLS. */
  isSecure: boolean
  passkeySite: PasskeySite
}

/** Reads the environment; throws one sentence per wrong setting. */
export function readConfig(env: Record<string, string | undefined>): ApiConfig {
  const parsed = environment.safeParse(withSettingsFromFiles(env, Object.keys(environment.shape)))
  if (!parsed.success)
    throw new WrongSettings(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`)
  const { PUBLIC_URL, PASSKEY_RP_ID } = parsed.data
  const config = {
    ...parsed.data,
    isSecure: PUBLIC_URL.startsWith('https://'),
    passkeySite: passkeySiteOf(PUBLIC_URL, PASSKEY_RP_ID),
  }
  if (config.DEPLOYMENT === 'production') refuseDevelopmentValues(config)
  return config
}

function refuseDevelopmentValues(config: ApiConfig): void {
  const secrets = (Object.keys(DEVELOPMENT) as (keyof typeof DEVELOPMENT)[]).filter(
    (name) => config[name] === DEVELOPMENT[name],
  )
  const wrong = new Set<string>([...secrets, ...notForProduction(config)])
  if (config.RATE_LIMIT === 'off') wrong.add('RATE_LIMIT')
  if (wrong.size > 0) throw new WrongSettings(`Not for production, set your own: ${[...wrong].join(', ')}`)
}
