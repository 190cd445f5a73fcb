import { createHmac } from 'node:crypto'
import { withSettingsFromFiles } from '@hygiene/db/settings-from-files'

/** Keys without which sealed data of a backup does not open, people are not found by their DI, or signatures do not hold. */
const KEYS = [
  'REFUND_ACCOUNT_KEY',
  'STAFF_TOTP_KEY',
  'IDENTITY_PEPPER',
  'SLIP_SIGNING_KEY',
  'CERTIFICATE_SIGNING_KEY',
] as const

/** A fingerprint of each key that is set; the keys are 32 random bytes, so that none can be found from it. */
export function keyFingerprints(env: Record<string, string | undefined>): Record<string, string> {
  const settings = withSettingsFromFiles(env, KEYS)
  return Object.fromEntries(
    KEYS.flatMap((name) => {
      const key = settings[name]
      return key ? [[name, createHmac('sha256', key).update('backup').digest('hex').slice(0, 16)]] : []
    }),
  )
}

/** Names of the keys that are not those of the backup. */
export function otherKeys(
  ofBackup: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(ofBackup).filter((name) => now[name] !== ofBackup[name])
}
