import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const word = (): string => randomBytes(36).toString('base64url')
const key = (): string => randomBytes(32).toString('hex')
const signingKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

/** Are generated once: a changed value later ends logins, makes encrypted data unreadable, or breaks signatures. */
const OWN: Readonly<Record<string, () => string>> = {
  POSTGRES_PASSWORD: word,
  JWT_SECRET: word,
  MEDIA_SECRET: word,
  IDENTITY_PEPPER: word,
  STAFF_TOTP_KEY: key,
  REFUND_ACCOUNT_KEY: key,
  OFFER_SECRET: word,
  SLIP_SIGNING_KEY: signingKey,
  CERTIFICATE_SIGNING_KEY: signingKey,
  GRAFANA_PASSWORD: word,
}

/** Come from a vendor; an empty file stops the process that reads it, with the setting's name. */
const GIVEN = [
  'PORTONE_API_SECRET',
  'PORTONE_WEBHOOK_SECRET',
  'SOLAPI_API_KEY',
  'SOLAPI_API_SECRET',
  'JUSO_KEY',
  'FOOD_SAFETY_KEY',
] as const

/** Not every installation has these: alarms by message or through a server with a password, a bucket, a pooler. */
const OPTIONAL = [
  'ALERT_MESSAGE',
  'ALERT_SMTP_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'DATABASE_DIRECT_URL',
] as const

const CONTAINERS = { postgres: 'postgres', redis: 'redis' }

export const SECRET_NAMES: readonly string[] = [
  ...Object.keys(OWN),
  'DATABASE_URL',
  'REDIS_URL',
  ...GIVEN,
  ...OPTIONAL,
]

/**
 * Writes one file per secret into the folder and keeps existing ones. Only the owner may open the folder, but all may open its
 * parents, which hold the service's settings. The files are readable, because a container mounts them unchanged and reads them as
 * its own user. `host` is where PostgreSQL and Redis listen; the default is the compose file's. Returns the names of the created
 * files and of the vendors' files that are still empty.
 */
export function makeSecrets(folder: string, host?: string): { made: string[]; empty: string[] } {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  const made: string[] = []
  const write = (name: string, content: () => string, mode = 0o444): void => {
    const file = join(folder, name)
    if (existsSync(file)) return
    writeFileSync(file, content(), { mode, flag: 'wx' })
    made.push(name)
  }
  for (const [name, make] of Object.entries(OWN)) write(name, make)
  const password = readFileSync(join(folder, 'POSTGRES_PASSWORD'), 'utf8').trim()
  const at = host === undefined ? CONTAINERS : { postgres: host, redis: host }
  write(
    'DATABASE_URL',
    () => `postgresql://hygiene:${encodeURIComponent(password)}@${at.postgres}:5432/hygiene`,
  )
  write('REDIS_URL', () => `redis://${at.redis}:6379`)
  for (const name of [...GIVEN, ...OPTIONAL]) write(name, () => '', 0o644)
  const empty = GIVEN.filter((name) => readFileSync(join(folder, name), 'utf8').trim() === '')
  return { made, empty }
}
