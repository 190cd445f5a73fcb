import { createHmac } from 'node:crypto'
import { withSettingsFromFiles } from '@hygiene/db/settings-from-files'

/**
 * Lists the keys without which sealed data of a backup cannot be opened, people cannot be found by their DI, or signatures are
 * invalid.
 */
const KEYS = [
  'REFUND_ACCOUNT_KEY',
  'STAFF_TOTP_KEY',
  'IDENTITY_PEPPER',
  'SLIP_SIGNING_KEY',
  'CERTIFICATE_SIGNING_KEY',
] as const

/** Returns a fingerprint of each key that is set. The keys are 32 random bytes, so none can be derived from it. */
export function keyFingerprints(env: Record<string, string | undefined>): Record<string, string> {
  const settings = withSettingsFromFiles(env, KEYS)
  return Object.fromEntries(
    KEYS.flatMap((name) => {
      const key = settings[name]
      return key ? [[name, createHmac('sha256', key).update('backup').digest('hex').slice(0, 16)]] : []
    }),
  )
}

export function otherKeys(
  ofBackup: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(ofBackup).filter((name) => now[name] !== ofBackup[name])
}
