import { z } from 'zod'
import { DEVELOPMENT_CERTIFICATE_KEY } from './signing/certificate-signature.ts'
import { arePublicKeys, isSigningKey } from './signing/p256-key.ts'
import { DEVELOPMENT_SLIP_KEY } from './signing/slip-signature.ts'
import { storageSettings } from './storage/storage-settings.ts'

/** The address of the sandbox that `npm start` runs. */
export const SANDBOX_ORIGIN = 'http://127.0.0.1:4100'

/** Development values of the settings below; production refuses each by name. */
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

/** The settings API and worker share: log, keys of data one writes and the other reads, payments, text messages. */
export const sharedSettings = {
  ...storageSettings,
  /** Past a pooler of transactions, for what needs a session: LISTEN, and queues on PostgreSQL. Empty: DATABASE_URL. */
  DATABASE_DIRECT_URL: z.string().default(''),
  /** Off where a pooler of transactions knows no prepared statements (PgBouncer before 1.21). */
  DATABASE_PREPARED: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Where Prometheus fetches the numbers, at an address people do not reach; empty: they are not kept. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).or(z.literal('')).default(''),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where OTLP over HTTP is taken (`http://collector:4318/v1/traces`); empty: no traces are kept. */
  TRACES_ENDPOINT: z.url().or(z.literal('')).default(''),
  /** Of all calls, those whose trace is kept: 0 to 1. */
  TRACES_SHARE: z.coerce.number().min(0).max(1).default(0.05),
  /** 32 bytes in hex: seals refund accounts (AES-256-GCM). */
  REFUND_ACCOUNT_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .default(SHARED_DEVELOPMENT.REFUND_ACCOUNT_KEY),
  /** Signs the links of offered seats; the worker writes them, the API reads them. */
  OFFER_SECRET: z.string().min(32).default(SHARED_DEVELOPMENT.OFFER_SECRET),
  /** Signs enrolment slips: a P-256 private key, PKCS8 as PEM or base64 of its DER. */
  SLIP_SIGNING_KEY: z
    .string()
    .refine(isSigningKey, 'not a P-256 private key (PKCS8)')
    .default(SHARED_DEVELOPMENT.SLIP_SIGNING_KEY),
  /** Signs certificates and the list of withdrawn ones: a P-256 private key in the same forms. */
  CERTIFICATE_SIGNING_KEY: z
    .string()
    .refine(isSigningKey, 'not a P-256 private key (PKCS8)')
    .default(SHARED_DEVELOPMENT.CERTIFICATE_SIGNING_KEY),
  /** Public halves of retired keys and of the next one, base64 of the DER (SPKI), comma separated. */
  CERTIFICATE_PUBLIC_KEYS: z.string().refine(arePublicKeys, 'not P-256 public keys (SPKI)').default(''),
  PORTONE_BASE_URL: z.url().default(SANDBOX_ORIGIN),
  PORTONE_API_SECRET: z.string().min(1).default(SHARED_DEVELOPMENT.PORTONE_API_SECRET),
  PORTONE_STORE_ID: z.string().default('store-sandbox'),
  PORTONE_CHANNEL_KEY: z.string().default('channel-key-sandbox'),
  SOLAPI_BASE_URL: z.url().default(SANDBOX_ORIGIN),
  SOLAPI_API_KEY: z.string().min(1).default(SHARED_DEVELOPMENT.SOLAPI_API_KEY),
  SOLAPI_API_SECRET: z.string().min(1).default(SHARED_DEVELOPMENT.SOLAPI_API_SECRET),
  /** Registered with the provider; text messages come from it. */
  SMS_SENDER: z
    .string()
    .regex(/^\d{8,11}$/)
    .default(SHARED_DEVELOPMENT.SMS_SENDER),
  /** Text messages that all processes together send in a Seoul day; beyond it they wait for the next morning. */
  SMS_A_DAY: z.coerce.number().int().min(1).default(200_000),
  /** The last of them, kept for codes and for messages that lose their worth within hours. */
  SMS_KEPT_FOR_URGENT: z.coerce.number().int().min(0).default(10_000),
  /** ClamAV's daemon: `host:port` or the path of its socket. Empty, in development only: uploads count as clean. */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(\/\S+|[^\s/]+:\d{1,5})?$/, 'not host:port and not the path of a socket')
    .default(SHARED_DEVELOPMENT.CLAMD_ADDRESS),
}
