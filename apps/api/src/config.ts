import { CALL_ANSWER_SECONDS } from '@hygiene/db/bounded-connection'
import { WrongSettings } from '@hygiene/db/read-settings'
import { DEVELOPMENT_STAFF_TOTP_KEY } from '@hygiene/db/sealed-text'
import { withSettingsFromFiles } from '@hygiene/db/settings-from-files'
import {
  leakedPasswordsUrl,
  notForProduction,
  SANDBOX_ORIGIN,
  SHARED_DEVELOPMENT,
  sharedSettings,
  storageFolder,
} from '@hygiene/gateways'
import type { PasskeySite } from '@hygiene/operations/member/account/passkey/verify'
import { z } from 'zod'
import { keysOf } from '@hygiene/domain/keys-of'

const LOOPBACK = '127.0.0.1'

/**
 * Returns the site as passkeys know it. Passkeys are bound to a domain, so a development server at a number is also reached by
 * its name. `rpId` is a domain above the site's own, shared with other sites of the association; if empty, the site's own is
 * used.
 */
function passkeySiteOf(publicUrl: string, rpId: string): PasskeySite {
  const { hostname, origin } = new URL(publicUrl)
  if (hostname !== LOOPBACK) return { rpId: rpId || hostname, origins: [origin] }
  return { rpId: rpId || 'localhost', origins: [origin.replace(LOOPBACK, 'localhost')] }
}

const DEVELOPMENT = {
  ...SHARED_DEVELOPMENT,
  JWT_SECRET: 'development-jwt-secret-not-for-production',
  MEDIA_SECRET: 'development-media-secret-not-for-production',
  IDENTITY_PEPPER: 'development-identity-pepper-not-for-production',
  STAFF_TOTP_KEY: DEVELOPMENT_STAFF_TOTP_KEY,
  PORTONE_WEBHOOK_SECRET: 'whsec_c2FuZGJveC13ZWJob29rLXNlY3JldA==',
} as const

const seconds = z.coerce.number()
const count = z.coerce.number().int()

export const environment = z.object({
  ...sharedSettings,
  HOST: z.string().default('127.0.0.1').describe('The address on which the API listens.'),
  PORT: count.min(0).max(65_535).default(4000).describe('The port on which the API listens.'),
  DATABASE_POOL: count
    .min(1)
    .max(64)
    .default(8)
    .describe(
      'Connections of one process. More of them wait longer on contended rows: 64 halve the throughput of one row.',
    ),
  DATABASE_ANSWER_SECONDS: count
    .min(1)
    .max(600)
    .default(CALL_ANSWER_SECONDS)
    .describe(
      'Seconds after which a call gives up its connection. A lock waits a sixth of it, a statement runs two thirds.',
    ),
  PASSKEY_RP_ID: z
    .string()
    .default('')
    .describe(
      'The domain of passkeys, also a parent of the host. Empty: the host of `PUBLIC_URL`. A later change invalidates every passkey.',
    ),
  CORS_ORIGINS: z
    .string()
    .default('')
    .describe('Further browser origins that are allowed, separated by commas.'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .describe('Proxies whose `X-Forwarded-For` is trusted: a number of hops, or addresses.'),
  STOP_GRACE_SECONDS: seconds
    .min(0)
    .max(120)
    .default(1)
    .describe(
      'Seconds from SIGTERM until the socket closes: two checks of the load balancer. `/readyz` answers 503 until then.',
    ),
  BODY_SECONDS: seconds
    .positive()
    .default(30)
    .describe('Seconds in which the body of a call must arrive; then 408.'),
  UPLOAD_SECONDS: seconds
    .positive()
    .default(120)
    .describe('Seconds in which the body of a call with a file must arrive; then 408.'),
  LOGINS_AT_ONCE: count.min(1).max(256).default(32).describe('Concurrent calls that hash a password.'),
  BOOKINGS_AT_ONCE: count
    .min(1)
    .max(256)
    .default(64)
    .describe('Concurrent applications for seats, changes of seats and entries into waiting lists.'),
  LOGIN_WAIT_SECONDS: seconds
    .positive()
    .max(15)
    .default(2)
    .describe('Seconds that further calls of these two kinds wait. Later calls get a place in the line.'),
  CALLS_AT_ONCE: count
    .min(1)
    .default(400)
    .describe('Concurrent calls of one process. Further calls get 503 with `Retry-After`.'),
  RATE_LIMIT: z.enum(['on', 'off']).default('on').describe('`off` for measurements only.'),
  JWT_SECRET: z.string().min(32).default(DEVELOPMENT.JWT_SECRET).describe('Signs access tokens.'),
  MEDIA_SECRET: z.string().min(32).default(DEVELOPMENT.MEDIA_SECRET).describe('Signs addresses of videos.'),
  MEDIA_DIR: z
    .string()
    .default(new URL('../../../prisma/seed/media', import.meta.url).pathname)
    .describe('Videos and pictures that ship with a version: one folder for each lecture.'),
  STORAGE_DIR: storageFolder(new URL('../../../.data/storage', import.meta.url).pathname),
  WEB_DIST_DIR: z
    .string()
    .default('')
    .describe(
      'The built web client. With it the API renders pages, also behind nginx, which serves the same build.',
    ),
  ADMIN_DIST_DIR: z.string().default('').describe('The built admin console, served at `/staff/`.'),
  IDENTITY_PEPPER: z
    .string()
    .min(32)
    .default(DEVELOPMENT.IDENTITY_PEPPER)
    .describe('Keys the hash of the identity provider’s DI.'),
  STAFF_TOTP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .default(DEVELOPMENT.STAFF_TOTP_KEY)
    .describe('Encrypts the secrets of employees’ authenticator apps (AES-256-GCM): 32 bytes in hex.'),
  PORTONE_SDK_URL: z
    .url()
    .default(`${SANDBOX_ORIGIN}/v2/browser-sdk.js`)
    .describe('The browser script of the payment gateway.'),
  PORTONE_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .default(DEVELOPMENT.PORTONE_WEBHOOK_SECRET)
    .describe('Verifies payment notices. Two secrets, separated by a comma, while one replaces the other.'),
  PORTONE_IDENTITY_CHANNEL_KEY: z
    .string()
    .default('channel-key-identity-sandbox')
    .describe('The channel of identity checks by phone.'),
  PORTONE_CERTIFICATE_CHANNEL_KEY: z
    .string()
    .default('channel-key-certificate-sandbox')
    .describe(
      'The channel of identity checks by certificate app. Production sets it; an empty value hides the method.',
    ),
  PORTONE_IDENTITY_CARD_CHANNEL_KEY: z
    .string()
    .default('')
    .describe(
      'The channel of identity checks by credit card, which PortOne V2 lacks. Empty: shown as 준비중입니다 and refused.',
    ),
  PORTONE_IPIN_CHANNEL_KEY: z
    .string()
    .default('')
    .describe(
      'The channel of identity checks by i-PIN, which PortOne V2 lacks. Empty: shown as 준비중입니다 and refused.',
    ),
  LEAKED_PASSWORDS_URL: leakedPasswordsUrl,
  JUSO_BASE_URL: z.url().default(SANDBOX_ORIGIN).describe('The road-name address search.'),
  JUSO_SECONDS: seconds
    .positive()
    .max(30)
    .default(5)
    .describe('Seconds after which an address search is given up and the person types the address.'),
  JUSO_KEY: z.string().default('sandbox-juso-key').describe('The key of the road-name address search.'),
})

export type ApiConfig = z.output<typeof environment> & {
  isSecure: boolean
  passkeySite: PasskeySite
}

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
  const secrets = keysOf(DEVELOPMENT).filter((name) => config[name] === DEVELOPMENT[name])
  const wrong = new Set<string>([...secrets, ...notForProduction(config)])
  if (config.RATE_LIMIT === 'off') wrong.add('RATE_LIMIT')
  if (wrong.size > 0) throw new WrongSettings(`Not for production, set your own: ${[...wrong].join(', ')}`)
}
