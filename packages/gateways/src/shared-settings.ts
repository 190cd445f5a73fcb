import { z } from 'zod'
import { DEVELOPMENT_CERTIFICATE_KEY } from './signing/certificate-signature.ts'
import { arePublicKeys, isSigningKey } from './signing/p256-key.ts'
import { DEVELOPMENT_SLIP_KEY } from './signing/slip-signature.ts'
import { storageSettings } from './storage/storage-settings.ts'

export const SANDBOX_ORIGIN = 'http://127.0.0.1:4100'

export const SHARED_DEVELOPMENT = {
  REFUND_ACCOUNT_KEY: '6465762d6b65792d6e6f742d666f722d70726f64756374696f6e2d2d2d2d2d2d',
  OFFER_SECRET: 'development-offer-secret-not-for-production',
  SLIP_SIGNING_KEY: DEVELOPMENT_SLIP_KEY,
  CERTIFICATE_SIGNING_KEY: DEVELOPMENT_CERTIFICATE_KEY,
  PORTONE_API_SECRET: 'sandbox-api-secret',
  SOLAPI_API_KEY: 'sandbox-sms-key',
  SOLAPI_API_SECRET: 'sandbox-sms-secret',
  SMS_SENDER: '0200000000',
  CLAMD_ADDRESS: '',
} as const

export const commonSettings = {
  DEPLOYMENT: z
    .enum(['development', 'production'])
    .default('development')
    .describe(
      '`production` refuses development secrets, every address of the sandbox, and addresses without TLS.',
    ),
  PUBLIC_URL: z
    .url()
    .default('http://127.0.0.1:4000')
    .describe('Where people reach the site. Part of QR codes, cookies and links in text messages.'),
  REDIS_URL: z
    .string()
    .default('')
    .describe(
      'Redis for the job queues and the rate limits of several API processes, with `noeviction`. Empty: both use PostgreSQL.',
    ),
}

export const leakedPasswordsUrl = z
  .url()
  .or(z.literal(''))
  .default('')
  .describe(
    '`https://api.pwnedpasswords.com` compares new passwords with leaked ones. Five digits of a SHA-1 leave the server. Empty: no comparison.',
  )

/** Takes the default from each program, because a relative path depends on the folder of its bundle. */
export const storageFolder = (path: string) =>
  z
    .string()
    .default(path)
    .describe(
      'The storage folder, shared by all programs. With `s3` the worker converts videos in it, and it need not be shared.',
    )

export const sharedSettings = {
  ...commonSettings,
  ...storageSettings,
  DATABASE_URL: z.string().min(1).describe('The address of PostgreSQL 18.'),
  DATABASE_DIRECT_URL: z
    .string()
    .default('')
    .describe(
      'PostgreSQL without the transaction pooler, for LISTEN and for queues on PostgreSQL. Empty: `DATABASE_URL`.',
    ),
  DATABASE_PREPARED: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` behind a transaction pooler without prepared statements (PgBouncer before 1.21).'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe(
      'The least severe line that is logged. Logs contain methods and paths, no queries and no bodies.',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .or(z.literal(''))
    .default('')
    .describe('The port of `/metrics` for Prometheus, which people must not reach. Empty: no metrics.'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('The address on which `METRICS_PORT` listens.'),
  TRACES_ENDPOINT: z
    .url()
    .or(z.literal(''))
    .default('')
    .describe(
      'A collector of OTLP over HTTP, for example `http://collector:4318/v1/traces`. Empty: no traces.',
    ),
  TRACES_SHARE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.05)
    .describe('The share of calls that are traced, 0 to 1.'),
  REFUND_ACCOUNT_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .default(SHARED_DEVELOPMENT.REFUND_ACCOUNT_KEY)
    .describe(
      'Encrypts refund accounts, cash receipt numbers and tax invoice requests (AES-256-GCM): 32 bytes in hex. The same for API and worker.',
    ),
  OFFER_SECRET: z
    .string()
    .min(32)
    .default(SHARED_DEVELOPMENT.OFFER_SECRET)
    .describe('Signs the links of seats offered from a waiting list. The same for API and worker.'),
  SLIP_SIGNING_KEY: z
    .string()
    .refine(isSigningKey, 'not a P-256 private key (PKCS8)')
    .default(SHARED_DEVELOPMENT.SLIP_SIGNING_KEY)
    .describe(
      'Signs enrolment slips: a P-256 private key, PKCS8 as PEM or base64 of its DER. The same for API and worker.',
    ),
  CERTIFICATE_SIGNING_KEY: z
    .string()
    .refine(isSigningKey, 'not a P-256 private key (PKCS8)')
    .default(SHARED_DEVELOPMENT.CERTIFICATE_SIGNING_KEY)
    .describe(
      'Signs certificates and the list of withdrawn ones: another P-256 private key in the same forms. The same for API and worker.',
    ),
  CERTIFICATE_PUBLIC_KEYS: z
    .string()
    .refine(arePublicKeys, 'not P-256 public keys (SPKI)')
    .default('')
    .describe(
      'Public halves of retired keys and of the next key: base64 of the DER (SPKI), separated by commas.',
    ),
  PORTONE_BASE_URL: z.url().default(SANDBOX_ORIGIN).describe('The REST address of the payment gateway.'),
  PORTONE_API_SECRET: z
    .string()
    .min(1)
    .default(SHARED_DEVELOPMENT.PORTONE_API_SECRET)
    .describe('The REST secret of the payment gateway.'),
  PORTONE_STORE_ID: z.string().default('store-sandbox').describe('The store at the payment gateway.'),
  PORTONE_CHANNEL_KEY: z
    .string()
    .default('channel-key-sandbox')
    .describe('The channel of payments and cash receipts. The same for API and worker.'),
  SOLAPI_BASE_URL: z.url().default(SANDBOX_ORIGIN).describe('The address of the text message provider.'),
  SOLAPI_API_KEY: z
    .string()
    .min(1)
    .default(SHARED_DEVELOPMENT.SOLAPI_API_KEY)
    .describe('The key of the text message provider.'),
  SOLAPI_API_SECRET: z
    .string()
    .min(1)
    .default(SHARED_DEVELOPMENT.SOLAPI_API_SECRET)
    .describe('The secret that signs every call to the text message provider.'),
  SMS_SENDER: z
    .string()
    .regex(/^\d{8,11}$/)
    .default(SHARED_DEVELOPMENT.SMS_SENDER)
    .describe(
      'The sender number, registered with the provider, until «협회 정보» in the admin console names one.',
    ),
  SMS_A_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(200_000)
    .describe(
      'Text messages in a day of Seoul, all processes together. Further ones wait until 08:00 of the next day.',
    ),
  SMS_KEPT_FOR_URGENT: z.coerce
    .number()
    .int()
    .min(0)
    .default(10_000)
    .describe(
      'The part of `SMS_A_DAY` that is reserved for codes and for messages that expire within hours.',
    ),
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(\/\S+|[^\s/]+:\d{1,5})?$/, 'not host:port and not the path of a socket')
    .default(SHARED_DEVELOPMENT.CLAMD_ADDRESS)
    .describe(
      'The ClamAV daemon, `host:port` or the path of its socket, with `StreamMaxLength` and `MaxFileSize` of 64 MB or more, `MaxScanSize` of 400 MB. Empty, in development only: no scan.',
    ),
  DORMANT_AFTER_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .default(365)
    .describe('Accounts become dormant after so many days without a login (-1005). 0: never.'),
}
