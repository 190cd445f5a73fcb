import { DEVELOPMENT_STAFF_TOTP_KEY, openText } from '@hygiene/db/sealed-text'
import type { Queries } from '@hygiene/db/connect'
import { unusedCode } from './totp.ts'

/** Opens only secrets sealed by the development key, so no setting can reveal a real employee's code. */
export async function showDevelopmentCode(db: Queries, loginId: string, now: Date): Promise<string | null> {
  const employee = await db.employee.findUnique({ where: { loginId } })
  const secret = employee?.totpSealed ? openedOrNull(employee.totpSealed) : null
  return employee && secret ? unusedCode(secret, employee.lastTotpStep, now) : null
}

function openedOrNull(sealed: Uint8Array): string | null {
  try {
    return openText(DEVELOPMENT_STAFF_TOTP_KEY, sealed)
  } catch {
    return null
  }
}
